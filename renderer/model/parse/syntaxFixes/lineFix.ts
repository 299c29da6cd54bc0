/** A fix for a single line. Columns start at 0. */
export interface LineFix {
  /** New line. */
  text: string
  /** First column to underline. */
  start: number
  /** Exclusive. */
  end: number
  message: string
  hint?: string
  isCertain: boolean
}

export interface LocatedLineFix extends LineFix {
  /** Starts at 0. */
  lineIndex: number
}

/** Maximum number of lines to search above an error. */
export const MAX_DISTANCE_LINES = 10

/** Message and hint for a missing closing quote. */
export const OPEN_QUOTE = ['A quote is opened here and never closed.', 'Close it at the end of the value.'] as const
