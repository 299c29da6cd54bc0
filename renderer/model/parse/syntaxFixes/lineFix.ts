/** A change of one line that may be what the writer meant. Columns count from 0. */
export interface LineFix {
  /** Which line, counted from 0. */
  line: number
  /** The line as it then reads. */
  text: string
  start: number
  end: number
  message: string
  hint?: string
  isCertain: boolean
}

/** The lines of a text, and where the parser has stopped. */
export interface Stop {
  lines: string[]
  /** Counted from 0. */
  at: number
  /** The lines of list items that must be texts, counted from 0. */
  textItems: Set<number>
}

/** A fix of a line that is known. */
export type Found = Omit<LineFix, 'line'>

/** How many lines around a stop are looked at. */
export const ABOVE = 10
export const OPEN_QUOTE = ['A quote is opened here and never closed.', 'Close it at the end of the value.'] as const
