import { clsx } from 'clsx'

interface Props {
  word: string | undefined
  /** Shows the word next to the mark. */
  isExplained?: boolean
  className?: string
}

/** Returns a mark for placeholder content, or null without a word. Screen readers announce the word. */
export function Sample({ word, isExplained, className }: Props) {
  return word === undefined ? null : (
    <span className={clsx('sample', className)}>{isExplained ? word : <span className="sr-only">{word}</span>}</span>
  )
}

/** Returns the mark if all rows are placeholders, so that a heading can show it once. Otherwise undefined. */
export function getSharedSample(rows: { sample?: string | undefined }[]): string | undefined {
  return rows.every(({ sample }) => sample !== undefined) ? rows[0]?.sample : undefined
}
