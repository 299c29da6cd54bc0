/** A suggested value for an invalid field. */
export interface ValueFix {
  /** Undefined deletes the key. */
  value: unknown
  isCertain: boolean
}

/** Company details for fixes. If they're unknown, the time zone is undefined and the origin is empty. */
export interface FixContext {
  timeZone?: { getUtcOffset: (local: string) => string | undefined } | undefined
  /** `https://www.example.com` */
  origin?: string | undefined
}

/** Our properties of zod's `meta()`. JSON Schemas from zod contain all except `fix`, and `createFileSchema` only those for editors. */
export interface FieldMetadata {
  /** Suggests `2025-01-05` for `1/5/2025`. */
  fix?: (value: string, context: FixContext) => ValueFix | undefined
  /** Search results show this text, so it must be unique. */
  searchResultPart?: 'title' | 'description'
  /** True if visitors read the value. Rules about copy skip other fields, such as slugs. */
  isCopy?: boolean
  /** Target of a reference: `posts`. */
  target?: string
  /** Forms only offer entries with `true` at this key: `isAuthor`. */
  requiredSwitch?: string
  /** True if an ISO day can have a time and a UTC offset, and false if it can't. Undefined for other fields. */
  allowsTime?: boolean
  /** Labels of `enum` values in VS Code. */
  enumDescriptions?: string[]
  /** Names of tokens for this field: `city`. The page replaces them. */
  pageTokenNames?: string[]
  /** `link`, if several fields have this object. `content/reference.md` describes it once. */
  sharedObjectName?: string
}

declare module 'zod' {
  interface GlobalMeta extends FieldMetadata {}
}
