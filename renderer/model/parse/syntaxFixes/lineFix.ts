/** A fix for a single line. Lines and columns start at 0. */
export interface LineFix {
  line: number
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

/** A fix of a line, without the line number. */
export type LineFixWithoutLine = Omit<LineFix, 'line'>

/** Maximum number of lines to search above an error. */
export const MAX_DISTANCE_LINES = 10

/** Message and hint for a missing closing quote. */
export const OPEN_QUOTE = ['A quote is opened here and never closed.', 'Close it at the end of the value.'] as const
