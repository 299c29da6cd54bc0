import type { List, Nodes } from 'mdast'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'
import { type BlockContext, interruptsSentence, isNestedMarker, REMOVE_MARKER } from './blockContext.ts'
import type { LiteralText } from './literalText.ts'

const NUMBER = /^(\d+)([.)])/

export function reportNumbers({ source, problems }: LiteralText, context: BlockContext<List>): void {
  const { node } = context
  const numbers = node.children.map((item) => NUMBER.exec(source.text.slice(...rangeOf(item))) ?? ['', '', ''])
  const [[written = '', digits = '', sign = ''] = []] = numbers
  const [start] = rangeOf(node)
  const escaped = `${digits}\\${sign}`
  const hint = numbers.length === 1 ? getNumberHint(source, digits, context) : undefined
  if (hint !== undefined) {
    const isOneLine = node.position?.start.line === node.position?.end.line
    const fix = isOneLine ? source.replace(start, start + written.length, escaped) : undefined
    const message = `Is this a list? Readers would see \`${written}\` as the number of an item.`
    problems.push(source.problem(start, start + written.length, message, `${getTextHint(escaped)} ${hint}`, fix))
    return
  }
  // All items can have the same number.
  if (numbers.every(([, each]) => each === digits) && Number(digits) <= 1 && digits.length === 1) return
  const index = numbers.findIndex(([, each], position) => each !== String(Number(digits) + position))
  const [wrongNumber = '', digit = '', dot = ''] = numbers[index] ?? []
  const item = node.children[index]
  if (!item) return
  const [at] = rangeOf(item)
  const message = `Readers would see \`${Number(digits) + index}.\` instead of \`${wrongNumber}\`, because a list counts by itself.`
  const advice = `Number the items one after another. ${getTextHint(`${digit}\\${dot}`)}`
  problems.push(source.problem(at, at + wrongNumber.length, message, advice))
}

const getTextHint = (escaped: string) => `If it's a part of the text, write \`${escaped}\`.`

function getNumberHint(source: Source, digits: string, context: BlockContext<List>): string | undefined {
  const { node, parent } = context
  if (isNestedMarker(context)) return REMOVE_MARKER
  if (digits === '1')
    return parent.type !== 'listItem' && interruptsSentence(source, context)
      ? 'For a list, leave a line empty above it.'
      : undefined
  const number = Number(digits)
  const isConsecutive = (other: Nodes) => {
    if (other.type !== 'list' || !other.ordered || other === node) return false
    const [first, last] = [other.start ?? 1, (other.start ?? 1) + other.children.length - 1]
    return [first, last].some((each) => Math.abs(each - number) === 1)
  }
  return parent.children.some(isConsecutive) ? undefined : 'A list starts with `1.`.'
}
