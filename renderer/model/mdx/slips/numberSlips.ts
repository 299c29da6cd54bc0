import type { List, Nodes } from 'mdast'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'
import type { LiteralText } from './literalText.ts'
import { interruptsSentence, isSecondSign, ONE_SIGN, type Placed } from './placed.ts'

const NUMBER = /^(\d+)([.)])/

export function reportNumbers({ source, problems }: LiteralText, placed: Placed<List>): void {
  const { node } = placed
  const numbers = node.children.map((item) => NUMBER.exec(source.text.slice(...rangeOf(item))) ?? ['', '', ''])
  const [[written = '', digits = '', sign = ''] = []] = numbers
  const [start] = rangeOf(node)
  const escaped = `${digits}\\${sign}`
  const hint = numbers.length === 1 ? numberHint(source, digits, placed) : undefined
  if (hint !== undefined) {
    const isOneLine = node.position?.start.line === node.position?.end.line
    const fix = isOneLine ? source.replace(start, start + written.length, escaped) : undefined
    const message = `Is this a list? Readers would see \`${written}\` as the number of an item.`
    problems.push(source.problem(start, start + written.length, message, `${showAs(escaped)} ${hint}`, fix))
    return
  }
  // Markdown allows a list with the same numbers.
  if (numbers.every(([, each]) => each === digits) && Number(digits) <= 1 && digits.length === 1) return
  const index = numbers.findIndex(([, each], position) => each !== String(Number(digits) + position))
  const [wrong = '', digit = '', dot = ''] = numbers[index] ?? []
  const item = node.children[index]
  if (!item) return
  const [at] = rangeOf(item)
  const message = `Readers would see \`${Number(digits) + index}.\` instead of \`${wrong}\`, because a list counts by itself.`
  const advice = `Number the items one after another. ${showAs(`${digit}\\${dot}`)}`
  problems.push(source.problem(at, at + wrong.length, message, advice))
}

const showAs = (escaped: string) => `If it's a part of the text, write \`${escaped}\`.`

function numberHint(source: Source, digits: string, placed: Placed<List>): string | undefined {
  const { node, parent } = placed
  if (isSecondSign(placed)) return ONE_SIGN
  if (digits === '1')
    return parent.type !== 'listItem' && interruptsSentence(source, placed)
      ? 'For a list, leave a line empty above it.'
      : undefined
  const number = Number(digits)
  const isBeside = (other: Nodes) => {
    if (other.type !== 'list' || !other.ordered || other === node) return false
    const [first, last] = [other.start ?? 1, (other.start ?? 1) + other.children.length - 1]
    return [first, last].some((each) => Math.abs(each - number) === 1)
  }
  return parent.children.some(isBeside) ? undefined : 'A list starts with `1.`.'
}
