import { z } from 'zod'

/** What is most likely meant by a value that a schema refuses. */
export interface ValueFix {
  /** The value to write; undefined: leave the key out. */
  value: unknown
  isCertain: boolean
}

/** The parts of the company's file that a suggestion may depend on; undefined if they aren't known. */
export interface FixContext {
  /** Returns the company's offset from UTC at a local time: `-05:00` for `2026-12-01T09:00`. */
  offsetAt?: ((local: string) => string | undefined) | undefined
  /** The site's own origin: `https://www.example.com`. */
  origin?: string | undefined
}

/** What a field knows of itself besides what it accepts. */
export interface FieldNote {
  /**
   * Suggests a value for one in another form: `2025-01-05` for `1/5/2025`. The schema validates the suggestion.
   */
  fix?: (value: string, context: FixContext) => ValueFix | undefined
  /** What it names, where it is a reference. */
  target?: string
  /** It is what search results show of a page, and belongs to one page alone. */
  shows?: 'title' | 'description'
  /** Visitors read it. Rules about copy skip every other field: addresses, file names, times, slugs, choices. */
  isCopy?: boolean
}

/** By schema; one that is made of another, with `.meta()` for instance, inherits its note. */
export const notes = z.registry<FieldNote>()

/** A field that knows what is meant by values in another form. */
export function fixable<Schema extends z.ZodType>(schema: Schema, fix: NonNullable<FieldNote['fix']>): Schema {
  notes.add(schema, { ...notes.get(schema), fix })
  return schema
}

/** What a field tells editors beside its schema, under `meta()`. `describe/fileSchema.ts` makes JSON Schema of it. */
export interface EditorMeta {
  /** The target of a reference: its names are the values. */
  refersTo?: string
  /** The tokens of its own that a text knows: `city`. */
  tokens?: string[]
  /** What a group of keys is that stands in many files: written once in the reference of fields. */
  group?: string
}

/** Limits of length, as JSON Schema has them. They count what visitors read: where a text cites a value, an editor cannot know. */
export function unlessCited(limits: { minLength?: number; maxLength?: number }) {
  return { if: { pattern: '\\{' }, else: limits }
}
