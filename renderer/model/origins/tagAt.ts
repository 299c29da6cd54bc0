import type { CST } from 'yaml'
import { PLACEHOLDER } from '../parse/placeholders.ts'
import type { ParsedYaml, Path } from '../parse/yaml.ts'
import type { FileText } from './fileText.ts'
import { indexOf } from './removeFrom.ts'
import { type Collection, collectionAt, columnOf, type Item } from './yamlItems.ts'

/** The text with the tag of what waits for the owner before a value, or without it. */
export function tagged(
  file: FileText,
  parsed: ParsedYaml,
  { path, isTagged }: { path: Path; isTagged: boolean },
): string | undefined {
  const parent = collectionAt(file, parsed, path.slice(0, -1))
  const item = parent?.items[indexOf(parent, path.at(-1))]
  if (!parent || !item) return undefined
  return isTagged ? withTag(file.text, parent, item) : withoutTag(file.text, item)
}

function withTag(text: string, parent: Collection, { start, before, value }: Item): string | undefined {
  if (!value) return undefined
  const isBlock = value.type === 'block-map' || value.type === 'block-seq'
  const sign = before.find(({ type }) => type === 'map-value-ind')
  // Of a group or list with lines of its own, the tag stands behind the key, or in the line of the dash.
  if (isBlock && sign) return insert(text, sign.offset + 1, ` ${PLACEHOLDER}`)
  if (isBlock && parent.style === 'block')
    return insert(text, value.offset, `${PLACEHOLDER}\n${' '.repeat(columnOf(text, start) + 2)}`)
  return insert(text, offsetOf(value), `${PLACEHOLDER} `)
}

/** Where a dash is before the tag, what follows moves up to it; where a key is, only its own line is another. */
function withoutTag(text: string, { before }: Item): string | undefined {
  const tag = before.find(({ type }) => type === 'tag')
  if (!tag) return undefined
  const hasKey = before.some(({ type }) => type === 'map-value-ind')
  const [start, rest] = [text.slice(0, tag.offset), text.slice(tag.offset + tag.source.length)]
  if (!hasKey) return start + rest.trimStart()
  return /^ *\n/.test(rest) ? start.trimEnd() + rest : start + rest.replace(/^ */, '')
}

/** A text of several lines begins with the sign that says so: `>-`. */
function offsetOf(value: CST.Token): number {
  return value.type === 'block-scalar' ? (value.props[0]?.offset ?? value.offset) : value.offset
}

function insert(text: string, offset: number, what: string): string {
  return text.slice(0, offset) + what + text.slice(offset)
}
