import { clsx } from 'clsx'

/** Marks what only stands in for the true thing: a hollow dot and a word. The footer says once what it means. Without a word it marks nothing. */
export function Sample({ word, className }: { word: string | undefined; className?: string }) {
  return word === undefined ? null : <span className={clsx('sample', className)}>{word}</span>
}
