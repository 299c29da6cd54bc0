import { clsx } from 'clsx'

interface Props {
  /** Without a word it marks nothing. */
  word: string | undefined
  /** In a list of many the dot alone is seen; the word is heard. */
  isQuiet?: boolean
  className?: string
}

/** Marks what only stands in for the true thing: a hollow dot and a word. The footer says once what it means. */
export function Sample({ word, isQuiet, className }: Props) {
  return word === undefined ? null : (
    <span className={clsx('sample', className)}>{isQuiet ? <span className="sr-only">{word}</span> : word}</span>
  )
}

/** The word that a list's heading wears in place of its rows, where each of them is a sample. */
export function sampleOfAll(rows: { sample?: string | undefined }[]): string | undefined {
  return rows.every(({ sample }) => sample !== undefined) ? rows[0]?.sample : undefined
}
