import { z } from 'zod'

export interface ValueFix {
  /** Undefined deletes the key. */
  value: unknown
  isCertain: boolean
}

export interface FixContext {
  /** Returns `-05:00` for `2026-12-01T09:00`. */
  offsetAt?: ((local: string) => string | undefined) | undefined
  origin?: string | undefined
}

export interface FieldNote {
  /** Suggests `2025-01-05` for `1/5/2025`. */
  fix?: (value: string, context: FixContext) => ValueFix | undefined
  target?: string
  /** Search results show this text, so it must be unique. */
  shows?: 'title' | 'description'
  isCopy?: boolean
}

/** Metadata by schema. Derived schemas inherit it. */
export const notes = z.registry<FieldNote>()

export function fixable<Schema extends z.ZodType>(schema: Schema, fix: NonNullable<FieldNote['fix']>): Schema {
  notes.add(schema, { ...notes.get(schema), fix })
  return schema
}

export interface EditorMeta {
  refersTo?: string
  tokens?: string[]
  group?: string
}

/** A limit is applied after tokens are replaced. */
export function unlessCited(limits: { minLength?: number; maxLength?: number }) {
  return { if: { pattern: '\\{' }, else: limits }
}
