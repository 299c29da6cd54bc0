import { z } from 'zod'

/** A suggested value for an invalid field. */
export interface ValueFix {
  /** Undefined deletes the key. */
  value: unknown
  /** True if `--fix` can apply it. */
  isCertain: boolean
}

/** Company data for suggestions. Fields are undefined if the company file is invalid. */
export interface FixContext {
  /** Returns `-05:00` for `2026-12-01T09:00`. */
  getUtcOffset?: ((local: string) => string | undefined) | undefined
  /** `https://www.example.com` */
  origin?: string | undefined
}

/** Metadata of a schema that zod has no field for. Rules and fixes read it. */
export interface FieldMetadata {
  /** Suggests `2025-01-05` for `1/5/2025`. */
  fix?: (value: string, context: FixContext) => ValueFix | undefined
  /** Target of a reference: `posts`. */
  target?: string
  /** Search results show this text, so it must be unique. */
  searchResultPart?: 'title' | 'description'
  /** True if visitors read the value. Rules about copy skip other fields, such as slugs. */
  isCopy?: boolean
}

/** Metadata by schema. Derived schemas inherit it. */
export const fieldMetadata = z.registry<FieldMetadata>()

export function withFix<Schema extends z.ZodType>(schema: Schema, fix: NonNullable<FieldMetadata['fix']>): Schema {
  fieldMetadata.add(schema, { ...fieldMetadata.get(schema), fix })
  return schema
}

/** Extra properties for `meta()`, which are converted to JSON Schema for editors. */
export interface EditorMeta {
  /** Target of a reference: `posts`. */
  target?: string
  /** Key that an entry must have set to `true` to be offered in forms: `isAuthor`. */
  requiredSwitch?: string
  /** Labels of `enum` values, which VS Code shows. */
  enumDescriptions?: string[]
  /** Names of tokens that the page replaces: `city`. Copy can insert them besides those that copy in all files can insert. */
  pageTokenNames?: string[]
  /** Name of an object that several files use. `content/reference.md` describes it once. */
  group?: string
}
