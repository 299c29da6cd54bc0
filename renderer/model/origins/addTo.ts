import type { ParsedYaml, Path } from '../parse/yaml.ts'
import type { FileText } from './fileText.ts'
import { indexOf } from './removeFrom.ts'
import { between, overLines } from './write.ts'
import { type Collection, collectionAt, lineStart } from './yamlItems.ts'

interface Addition {
  path: Path
  value: unknown
  /** The keys of the group, in the order of its schema. */
  order: readonly string[]
}

/** The text with one more key or item, written as its neighbors are. */
export function added(file: FileText, parsed: ParsedYaml, { path, value, order }: Addition): string | undefined {
  const parent = path.slice(0, -1)
  const key = path.at(-1)
  const into = collectionAt(file, parsed, parent)
  if (!into || key === undefined || (into.kind === 'group' && indexOf(into, key) !== -1)) return undefined
  if (into.items.length === 0) return intoEmpty(file.text, into, written(into, key), value)
  const index = into.kind === 'list' ? Number(key) : placeOf(into, String(key), order)
  if (index > into.items.length) return undefined
  const name = written(into, key)
  return into.style === 'flow'
    ? inBrackets(file.text, into, index, name, value)
    : inLines(file.text, into, index, name, value)
}

/** What stands before a value: its key, or a dash. */
function written({ kind, style }: Collection, key: PropertyKey): string {
  if (kind === 'list') return style === 'flow' ? '' : '-'
  return `${between(String(key))}:`
}

/** Behind the last key that the schema has before it; one that the schema does not name comes last. */
function placeOf({ items }: Collection, key: string, order: readonly string[]): number {
  if (!order.includes(key)) return items.length
  const before = order.slice(0, order.indexOf(key))
  return items.findLastIndex((item) => before.includes(String(item.key))) + 1
}

function inBrackets(text: string, { items }: Collection, index: number, name: string, value: unknown): string {
  const what = [name, between(value)].filter(Boolean).join(' ')
  const after = items[index - 1]
  if (after) return `${text.slice(0, after.end)}, ${what}${text.slice(after.end)}`
  const start = items[0]?.start ?? 0
  return `${text.slice(0, start)}${what}, ${text.slice(start)}`
}

function inLines(text: string, into: Collection, index: number, name: string, value: unknown): string {
  const margin = ' '.repeat(into.column)
  const like = into.kind === 'list' ? into.items[Math.max(0, index - 1)]?.value : undefined
  const what = like?.type === 'flow-collection' ? `${name} ${between(value)}` : overLines(name, value, into.column)
  const after = into.items[index - 1]
  if (after) {
    const before = text.slice(0, after.end)
    return `${before}${before.endsWith('\n') ? '' : '\n'}${margin}${what}\n${text.slice(after.end)}`
  }
  const start = into.items[0]?.start ?? 0
  return `${text.slice(0, start)}${what}\n${margin}${text.slice(start)}`
}

/** What stands before an empty collection that may get lines of its own: margin, dashes, a key. */
const KEY = /^((?:\s|- )*)[^\s[{#-][^[{#]*: *$/

/** `[]` and `{}`: where lines may follow, the first item gets its own. */
function intoEmpty(text: string, { kind, start, end }: Collection, name: string, value: unknown): string {
  const rest = text.slice(end)
  const margin = KEY.exec(text.slice(lineStart(text, start), start))?.[1]
  if (margin === undefined || !/^ *(?:\n|$)/.test(rest)) {
    const what = [name, between(value)].filter(Boolean).join(' ')
    return text.slice(0, start) + (kind === 'list' ? `[${what}]` : `{ ${what} }`) + rest
  }
  const column = margin.length + 2
  const what = overLines(kind === 'list' ? '-' : name, value, column)
  return `${text.slice(0, start).trimEnd()}\n${' '.repeat(column)}${what}${rest}`
}
