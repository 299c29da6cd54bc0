import { stringify } from 'yaml'
import type { ParsedYaml, Path } from '../parse/yaml.ts'
import { type FileText, yamlOf } from './fileText.ts'
import { wrapLike } from './wrapLike.ts'
import { folded } from './write.ts'
import { collectionAt } from './yamlItems.ts'

export type Scalar = string | number | boolean

/**
 * Writes another value at a path of a file's YAML: comments, tags, quotes and lines stay as they are. What comes out is
 * read again, and nothing but this one value may have changed.
 * @returns the new text; undefined where there is no such value, or it cannot be written in its place.
 */
export function rewriteValue(file: FileText, path: Path, value: Scalar): string | undefined {
  const before = yamlOf(file)
  if (before.problems.length > 0 || !isScalar(at(before.data, path))) return undefined
  const [start, end] = before.range(path)
  const old = file.text.slice(start, end)
  const wanted = JSON.stringify(withValue(before.data, path, value))
  for (const written of [...firstWords(file, before, path, value), ...waysToWrite(old, value)]) {
    const text = file.text.slice(0, start) + written + file.text.slice(end)
    const after = yamlOf({ ...file, text })
    if (after.problems.length === 0 && JSON.stringify(after.data) === wanted && isTaggedLike(after, before)) return text
  }
  return undefined
}

/** A long text in the place of nothing has lines of its own, as writers would give it. */
function firstWords(file: FileText, parsed: ParsedYaml, path: Path, value: Scalar): string[] {
  if (at(parsed.data, path) !== null || typeof value !== 'string') return []
  const parent = collectionAt(file, parsed, path.slice(0, -1))
  return parent?.style === 'block' ? folded(value, parent.column) : []
}

/** In the style of the old value first, then in quotes, which take everything. */
function* waysToWrite(old: string, value: Scalar): Generator<string> {
  if (typeof value !== 'string') return yield String(value)
  const [, header, body = ''] = /^([>|][^\n]*)\n(.*)$/s.exec(old) ?? []
  if (header !== undefined) {
    const [indentation = ''] = /^ */.exec(body) ?? []
    yield `${header}\n${blockLines(header, body, value, indentation)}`
  } else if (!value.includes('\n')) {
    const styles = { '"': 'QUOTE_DOUBLE', "'": 'QUOTE_SINGLE' } as const
    const line = inStyle(value, styles[old.charAt(0) as keyof typeof styles] ?? 'PLAIN')
    yield old.includes('\n') ? foldedLike(old, line) : line
  }
  yield inStyle(value, 'QUOTE_DOUBLE') + old.slice(old.trimEnd().length)
}

function inStyle(value: string, defaultStringType: 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE'): string {
  return stringify(value, { defaultStringType, lineWidth: 0, version: '1.2' }).trimEnd()
}

/** In a folded text an empty line stands for the end of a line, and all others are one. */
function blockLines(header: string, body: string, value: string, indentation: string): string {
  const end = body.slice(body.trimEnd().length)
  const own = body
    .slice(0, body.length - end.length)
    .split('\n')
    .map((line) => line.slice(indentation.length))
  const lines = header.startsWith('|')
    ? value.split('\n')
    : value.split('\n').flatMap((part, index) => [...(index > 0 ? [''] : []), ...wrapLike(own, part)])
  return lines.map((line) => (line === '' ? '' : indentation + line)).join('\n') + end
}

/** A plain or quoted text that goes over several lines. */
function foldedLike(old: string, line: string): string {
  const [first = '', ...others] = old.split('\n')
  const [indentation = ''] = /^ */.exec(others[0] ?? '') ?? []
  const own = [first, ...others.map((each) => each.trimStart())]
  return wrapLike(own, line).join(`\n${indentation}`)
}

function isTaggedLike(after: ParsedYaml, before: ParsedYaml): boolean {
  const paths = ({ placeholders }: ParsedYaml) => placeholders.map(({ path }) => path).join()
  return paths(after) === paths(before)
}

function at(data: unknown, path: Path): unknown {
  const child = (value: unknown, key: PropertyKey) =>
    value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined
  return path.reduce<unknown>(child, data)
}

/** Nothing is a value too, of a key that has just been added. */
function isScalar(value: unknown): value is Scalar | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** The same data with another value at a path. */
function withValue(data: unknown, [key, ...rest]: Path, value: Scalar): unknown {
  if (key === undefined) return value
  if (Array.isArray(data)) return data.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  const group = data as Record<PropertyKey, unknown>
  return { ...group, [key]: withValue(group[key], rest, value) }
}
