import { stringify } from 'yaml'
import { inLine } from '../explain/inLine.ts'
import { wrapLike } from './wrapLike.ts'

/** A text longer than this goes over several lines. */
const LONG = 100

/** A value as it stands between commas: `{ name: Pages, included: true }`. */
export function between(value: unknown): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return inLine(value)
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${inLine(key)}: ${between(inner)}`)
    .join(', ')} }`
}

/**
 * A value behind its key or dash, over as many lines as it takes; the first is without margin, the last without an end.
 * @param column where the key or dash stands.
 */
export function overLines(name: string, value: unknown, column: number): string {
  if (value === null || typeof value !== 'object') return `${name} ${inLine(value)}`
  const margin = ' '.repeat(column + 2)
  const lines = stringify(value, { lineWidth: 0, version: '1.2' }).trimEnd().split('\n')
  const isItem = name === '-' && !Array.isArray(value)
  return isItem ? `- ${lines.join(`\n${margin}`)}` : `${name}\n${margin}${lines.join(`\n${margin}`)}`
}

/** A long text over several lines, as writers fold it; none where one line is enough. */
export function folded(value: string, column: number): string[] {
  if (value.length <= LONG || value.includes('\n')) return []
  const margin = ' '.repeat(column + 2)
  return [
    `>-\n${wrapLike([], value)
      .map((line) => margin + line)
      .join('\n')}`,
  ]
}
