import type { ParsedYaml, Path } from '../parse/yaml.ts'
import type { FileText } from './fileText.ts'
import { type Collection, collectionAt, type Item, isFirstInLine, lineStart } from './yamlItems.ts'

/** The text without a key or an item; the last one of its collection stays. */
export function removed(file: FileText, parsed: ParsedYaml, path: Path): string | undefined {
  const { text } = file
  const collection = collectionAt(file, parsed, path.slice(0, -1))
  const index = collection ? indexOf(collection, path.at(-1)) : -1
  const item = collection?.items[index]
  if (!collection || !item || collection.items.length < 2) return undefined
  const [start, end] = (collection.style === 'flow' ? betweenCommas : ofLines)(text, collection, index, item)
  return text.slice(0, start) + text.slice(end)
}

/** The place of a key or an item in its collection; -1 where it is not. */
export function indexOf({ kind, items }: Collection, key: PropertyKey | undefined): number {
  if (kind === 'group') return items.findIndex((item) => item.key === String(key))
  return typeof key === 'number' && key < items.length ? key : -1
}

type Stretch = [start: number, end: number]

/** With the comma that parts it from the next, or from the one before. */
function betweenCommas(_: string, { items }: Collection, index: number, item: Item): Stretch {
  const next = items[index + 1]
  return next ? [item.start, next.start] : [items[index - 1]?.end ?? item.start, item.end]
}

/** With the comments right above it; those above the first are about all of them. The next takes the place of one behind a dash. */
function ofLines(text: string, { items }: Collection, index: number, item: Item): Stretch {
  const next = items[index + 1]
  if (!isFirstInLine(text, item.start)) return [item.start, next?.start ?? item.end]
  const start = lineStart(text, item.start)
  return [index === 0 ? start : commentsAbove(text, start), item.end]
}

/** Where the lines of comments right above a line begin. */
function commentsAbove(text: string, line: number): number {
  const before = lineStart(text, line - 1)
  return line > 0 && /^[ \t]*#/.test(text.slice(before, line)) ? commentsAbove(text, before) : line
}
