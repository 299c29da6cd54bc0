import type { ParsedYaml, Path } from '../parse/yaml.ts'
import type { FileText } from './fileText.ts'
import { type Collection, collectionAt, isFirstInLine, lineStart } from './yamlItems.ts'

/** The text with an item at another place of its list. */
export function moved(
  file: FileText,
  parsed: ParsedYaml,
  { path, to }: { path: Path; to: number },
): string | undefined {
  const list = collectionAt(file, parsed, path.slice(0, -1))
  const from = path.at(-1)
  if (list?.kind !== 'list' || typeof from !== 'number' || !list.items[from] || !list.items[to]) return undefined
  return list.style === 'flow' ? inBrackets(file.text, list, from, to) : inLines(file.text, list, from, to)
}

/** What stands between the items, commas and spaces, stays where it is. */
function inBrackets(text: string, { items }: Collection, from: number, to: number): string {
  const written = items.map(({ start, end }) => text.slice(start, end))
  const between = items.map(({ end }, index) => text.slice(end, items[index + 1]?.start ?? end))
  const inside = reordered(written, from, to).map((each, index) => each + between[index])
  return text.slice(0, items[0]?.start) + inside.join('') + text.slice(items.at(-1)?.end)
}

/** Empty lines stay where they are; comments above an item go with it, but for those above the first, which are about all. */
function inLines(text: string, { items, column }: Collection, from: number, to: number): string | undefined {
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return undefined
  const parts = items.map(({ start, end }, index) => {
    const gap = index === 0 ? '' : text.slice(items[index - 1]?.end, lineStart(text, start))
    const [empty = ''] = /^(?:[ \t]*\n)*/.exec(gap) ?? []
    return { empty, above: gap.slice(empty.length), body: closed(text.slice(start, end)) }
  })
  const order = reordered(parts, from, to)
  const isOnItsOwn = isFirstInLine(text, first.start)
  if (order[0]?.above !== '' && !isOnItsOwn) return undefined
  const before = text.slice(0, isOnItsOwn ? lineStart(text, first.start) : first.start)
  const margin = ' '.repeat(column)
  const lines = order.map(({ above, body }, index) => {
    const isBehindDash = index === 0 && !isOnItsOwn
    return (parts[index]?.empty ?? '') + above + (isBehindDash ? '' : margin) + body
  })
  const whole = lines.join('')
  return before + (text.slice(last.start, last.end).endsWith('\n') ? whole : whole.slice(0, -1)) + text.slice(last.end)
}

function closed(lines: string): string {
  return lines.endsWith('\n') ? lines : `${lines}\n`
}

function reordered<Each>(list: Each[], from: number, to: number): Each[] {
  const item = list[from]
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item)
}
