import type { Source } from './source.ts'

/** The line of a stretch as it reads with another in its place. */
export function replacedIn({ text }: Source, start: number, end: number, written: string): string {
  const line = text.lastIndexOf('\n', start - 1) + 1
  return (text.slice(line, start) + written + text.slice(end).split('\n', 1)[0]).trim()
}
