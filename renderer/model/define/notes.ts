import { z } from 'zod'

/** A suggestion for an invalid value. */
export interface ValueFix {
  /** The new value. Undefined deletes the key. */
  value: unknown
  isCertain: boolean
}

/** Company data that suggestions depend on. It's undefined if the company's file is invalid. */
export interface FixContext {
  /** Returns the company's offset from UTC at a local time: `-05:00` for `2026-12-01T09:00`. */
  offsetAt?: ((local: string) => string | undefined) | undefined
  /** The site's own origin: `https://www.example.com`. */
  origin?: string | undefined
}

/** Metadata of a field. */
export interface FieldNote {
  /**
   * Suggests a value for an invalid format: `2025-01-05` for `1/5/2025`. The schema validates the suggestion.
   */
  fix?: (value: string, context: FixContext) => ValueFix | undefined
  /** The target, if the field is a reference. */
  target?: string
  /** Marks the texts that search results show. They have to be unique. */
  shows?: 'title' | 'description'
  /** True if visitors read the value. Rules about copy skip other fields, like addresses, file names, times, and slugs. */
  isCopy?: boolean
}

/** Metadata by schema. A derived schema, like `schema.meta()`, inherits the metadata. */
export const notes = z.registry<FieldNote>()

/** Registers a function that suggests a value if the schema rejects one. */
export function fixable<Schema extends z.ZodType>(schema: Schema, fix: NonNullable<FieldNote['fix']>): Schema {
  notes.add(schema, { ...notes.get(schema), fix })
  return schema
}

/** Extra properties in `meta()`, which `describe/fileSchema.ts` converts to JSON Schema for editors. */
export interface EditorMeta {
  /** The target of a reference. */
  refersTo?: string
  /** The tokens that only this text can use: `city`. */
  tokens?: string[]
  /** The name of a group that several files use. The reference of fields describes it once. */
  group?: string
}

/** Returns length limits as JSON Schema. Skips texts with tokens, because the limits apply to the replaced text. */
export function unlessCited(limits: { minLength?: number; maxLength?: number }) {
  return { if: { pattern: '\\{' }, else: limits }
}
