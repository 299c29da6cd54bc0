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

/** The index of the line with the error. */
export interface ErrorContext {
  lines: string[]
  errorLine: number
  /** Lines of list items that must be strings. */
  textItems: Set<number>
}

/** A fix of a line, without the line number. */
export type FixedLine = Omit<LineFix, 'line'>

/** Maximum number of lines to search above an error. */
export const MAX_DISTANCE_LINES = 10

/** Message and hint for a missing closing quote. */
export const OPEN_QUOTE = ['A quote is opened here and never closed.', 'Close it at the end of the value.'] as const
