import { clsx } from 'clsx'

interface Props {
  word: string | undefined
  /** Only shows a dot. Screen readers still announce the label. */
  isQuiet?: boolean
  className?: string
}

/** Returns a mark for placeholder content, or null without a word. A quiet mark is for screen readers only. */
export function Sample({ word, isQuiet, className }: Props) {
  return word === undefined ? null : (
    <span className={clsx('sample', className)}>{isQuiet ? <span className="sr-only">{word}</span> : word}</span>
  )
}

/** Returns the mark if all rows are placeholders, so that a heading can show it once. Otherwise undefined. */
export function getSharedSample(rows: { sample?: string | undefined }[]): string | undefined {
  return rows.every(({ sample }) => sample !== undefined) ? rows[0]?.sample : undefined
}
