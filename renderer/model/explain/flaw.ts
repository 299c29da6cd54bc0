/** Something wrong in the data of a file, and where. */
export interface Flaw {
  message: string
  /** What to write instead. */
  hint?: string | undefined
  path: readonly PropertyKey[]
  /** Whether the key itself is meant, and not its value. */
  isKey?: boolean
}
