import { z } from 'zod'

/** A suggested value for an invalid field. */
export interface ValueFix {
  /** Undefined deletes the key. */
  value: unknown
  isCertain: boolean
}

/** Company details for fixes. Fields are undefined if the file is invalid. */
export interface FixContext {
  timeZone?: { getUtcOffset: (local: string) => string | undefined } | undefined
  /** `https://www.example.com` */
  origin?: string | undefined
}

/** Metadata of a schema for rules and fixes. */
export interface FieldMetadata {
  /** Suggests `2025-01-05` for `1/5/2025`. */
  fix?: (value: string, context: FixContext) => ValueFix | undefined
  /** Search results show this text, so it must be unique. */
  searchResultPart?: 'title' | 'description'
  /** True if visitors read the value. Rules about copy skip other fields, such as slugs. */
  isCopy?: boolean
}

/** Metadata by schema. Derived schemas inherit it. */
export const fieldMetadata = z.registry<FieldMetadata>()

/** Properties for zod's `meta()`, which are also in its JSON Schema. `createFileSchema` leaves out those that only our forms and reference use. */
export interface EditorMeta {
  /** Target of a reference: `posts`. */
  target?: string
  /** Forms only offer entries with `true` at this key: `isAuthor`. */
  requiredSwitch?: string
  /** Labels of `enum` values in VS Code. */
  enumDescriptions?: string[]
  /** Names of tokens for this field: `city`. The page replaces them. */
  pageTokenNames?: string[]
  /** `link`, if several fields have this object. `content/reference.md` describes it once. */
  sharedObjectName?: string
}
