/** What a field tells editors beside its schema, under `meta()`. `describe/fileSchema.ts` makes JSON Schema of it. */
export interface EditorMeta {
  /** The target of a reference: its names are the values. */
  refersTo?: string
  /** The tokens of its own that a text knows: `city`. */
  tokens?: string[]
  /** What a group of keys is that stands in many files: told once in the reference of fields. */
  group?: string
}

/** Limits of length, as JSON Schema has them. They count what visitors read: where a text cites a value, an editor cannot know. */
export function unlessCited(limits: { minLength?: number; maxLength?: number }) {
  return { if: { pattern: '\\{' }, else: limits }
}
