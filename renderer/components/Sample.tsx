import { clsx } from 'clsx'

interface Props {
  word: string | undefined
  /** Shows only the dot, for long lists. Screen readers still announce the label. */
  isQuiet?: boolean
  className?: string
}

/** Marks placeholders with a hollow dot and a label. The footer explains the mark. */
export function Sample({ word, isQuiet, className }: Props) {
  return word === undefined ? null : (
    <span className={clsx('sample', className)}>{isQuiet ? <span className="sr-only">{word}</span> : word}</span>
  )
}

/** Returns the label for the heading of a list if every row is a placeholder, so that the rows don't need it. */
export function getSharedSample(rows: { sample?: string | undefined }[]): string | undefined {
  return rows.every(({ sample }) => sample !== undefined) ? rows[0]?.sample : undefined
}
