import { CST, Parser } from 'yaml'
import type { ParsedYaml, Path } from '../parse/yaml.ts'
import { type FileText, yamlText } from './fileText.ts'

/** A group or a list as it is written: over lines of its own, or between brackets. */
export interface Collection {
  style: 'block' | 'flow'
  kind: 'group' | 'list'
  /** Of what is between brackets, with them; of what is not, that of its first item. */
  start: number
  end: number
  /** Where the keys or the dashes stand, from 0. */
  column: number
  items: Item[]
}

export interface Item {
  /** Of an item of a group. */
  key: string | undefined
  /** Of its key, its dash, or what stands between commas. */
  start: number
  /** Behind its last sign; over lines of its own, behind the end of its last line, so that a comment there belongs to it. */
  end: number
  /** The tokens between the key or the dash and the value: a tag is among them. */
  before: CST.SourceToken[]
  value: CST.Token | undefined
}

/** The collection at a path of a file's YAML; undefined where another value is, or a form that this does not know. */
export function collectionAt(file: FileText, parsed: ParsedYaml, path: Path): Collection | undefined {
  const token = path.reduce<CST.Token | undefined>(
    (current, key) => itemTokens(current).find((item, index) => isAt(item, index, key))?.value,
    documentOf(file),
  )
  if (token?.type !== 'block-map' && token?.type !== 'block-seq' && token?.type !== 'flow-collection') return undefined
  const isFlow = token.type === 'flow-collection'
  const kind = token.type === 'block-map' || (isFlow && token.start.source === '{') ? 'group' : 'list'
  const items = itemTokens(token).map((item, index): Item => {
    const key = keyOf(item)
    const at = [...path, kind === 'group' ? String(key) : index]
    const { start, before } = beginningOf(item, kind)
    const end = endOf(file.text, parsed, at, signOf(before) ?? start)
    return { key, start, end: isFlow ? end : lineEnd(file.text, end), before, value: item.value }
  })
  const start = isFlow ? token.offset : (items[0]?.start ?? token.offset)
  const end = isFlow ? (token.end[0]?.offset ?? start) + 1 : (items.at(-1)?.end ?? start)
  return { style: isFlow ? 'flow' : 'block', kind, start, end, column: columnOf(file.text, start), items }
}

/** The texts of all comments of a file's YAML, in no order: none may get lost. */
export function commentsOf(file: FileText): string[] {
  const found: string[] = []
  const tokens: unknown[] = [documentOf(file, true)]
  for (let token = tokens.pop(); token !== undefined; token = tokens.pop()) {
    if (Array.isArray(token)) tokens.push(...token)
    else if (isToken(token) && token.type === 'comment') found.push(token.source)
    else if (token !== null && typeof token === 'object') tokens.push(...Object.values(token))
  }
  return found.sort()
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** How many signs stand before an offset in its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset)
}

/** Whether nothing but white space stands before an offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === ''
}

function documentOf(file: FileText, isWhole?: true): CST.Token | undefined {
  for (const token of new Parser().parse(yamlText(file)))
    if (token.type === 'document') return isWhole ? token : token.value
  return undefined
}

type ItemToken = CST.CollectionItem

/** A comment at the end, or a comma, makes an item that says nothing. */
function itemTokens(token: CST.Token | undefined): ItemToken[] {
  if (token?.type !== 'block-map' && token?.type !== 'block-seq' && token?.type !== 'flow-collection') return []
  const isThere = ({ key, value, start }: ItemToken) =>
    key || value || start.some(({ type }) => type === 'seq-item-ind')
  return (token.items as ItemToken[]).filter(isThere)
}

function isAt(item: ItemToken, index: number, key: PropertyKey): boolean {
  return typeof key === 'number' ? index === key : keyOf(item) === String(key)
}

function keyOf({ key }: ItemToken): string | undefined {
  const scalar = key && CST.resolveAsScalar(key)
  return scalar ? String(scalar.value) : undefined
}

/** Where an item begins, and what stands between its key or dash and its value. */
function beginningOf({ start, key, sep = [], value }: ItemToken, kind: Collection['kind']) {
  if (kind === 'group') return { start: key?.offset ?? 0, before: sep }
  const dash = start.findIndex(({ type }) => type === 'seq-item-ind')
  if (dash !== -1) return { start: start[dash]?.offset ?? 0, before: start.slice(dash) }
  const own = start.filter(({ type }) => type === 'tag')
  return { start: own[0]?.offset ?? value?.offset ?? 0, before: own }
}

/** The colon or the dash. */
function signOf(before: CST.SourceToken[]): number | undefined {
  return before.find(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind')?.offset
}

/** Behind the last sign of a value; where nothing is written, behind what stands before it. */
function endOf(text: string, parsed: ParsedYaml, path: Path, before: number): number {
  const [start, end] = parsed.range(path)
  return end > start && end > before ? text.slice(0, end).trimEnd().length : before + 1
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end + 1
}

function isToken(value: unknown): value is CST.SourceToken {
  return value !== null && typeof value === 'object' && 'type' in value && 'source' in value
}
