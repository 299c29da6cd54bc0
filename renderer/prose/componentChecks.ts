import type { List, ListItem, Nodes, Table } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { NodeProblem } from '../model/define/component.ts'
import { pluralize } from '../model/diagnostics/diagnostic.ts'
import { parseBarItem } from './body.ts'

/** Rejects an empty `<Callout>`. */
export function checkCallout({ children }: MdxJsxFlowElement): NodeProblem[] {
  if (children.length > 0) return []
  const hint =
    'Write the text between <Callout> and </Callout>. Put each tag on a separate line, with a blank line before and after.'
  return [{ message: '`<Callout>` is empty, so visitors would see an empty box.', hint }]
}

/** Rejects content in `<Figure>`. The caption is an attribute. */
export function checkFigure({ children: [first] }: MdxJsxFlowElement): NodeProblem[] {
  if (!first) return []
  const hint = 'Close the tag with <Figure … />, and move the text into `caption`.'
  return [{ message: "`<Figure>` can't have any content.", hint, node: first }]
}

const NUMBERED_LIST = {
  content: 'numbered list',
  hint: 'Write a list inside, with lines that start with 1., 2., and so on.',
}
const COMPARISON_TABLE = { content: 'table', hint: 'Write a table inside: | Question | Before | After |.' }
const LABELED_LIST = {
  content: 'list',
  hint: 'Write a list inside, with a label, a colon, and a number on each line: - Calls: 40',
}

/** Requires a numbered list as the only child. */
export const checkSteps = (node: MdxJsxFlowElement) => checkOnlyChild(node, isNumbered, NUMBERED_LIST, () => [])

/** Requires a table with three columns as the only child. */
export const checkComparison = (node: MdxJsxFlowElement) =>
  checkOnlyChild(node, isTable, COMPARISON_TABLE, (table) => {
    const columns = table.children[0]?.children.length
    if (columns === 3) return []
    const message = `The table has ${columns} columns, but \`<Comparison>\` needs 3: a topic and two values.`
    const hint = 'Write it like this: | Question | Before | After |. For another table, remove the <Comparison> tags.'
    return [{ message, hint, node: table }]
  })

/** Requires a list of two to eight labels with numbers as the only child. */
export const checkBars = (node: MdxJsxFlowElement) =>
  checkOnlyChild(node, isList, LABELED_LIST, (list) => [
    ...checkCount('Bars', list, { min: 2, max: 8 }),
    ...list.children.flatMap(checkBar),
  ])

const MAX_BAR_LABEL_LENGTH = 32

function checkBar(item: ListItem): NodeProblem[] {
  const text = getOnlyParagraph(item)?.children
  const bar = text?.length === 1 && text[0]?.type === 'text' ? parseBarItem(text[0].value) : undefined
  if (!bar) {
    const hint = 'Write it like this: - Calls: 40. Put a symbol like $ in `unit`.'
    return [{ message: "This isn't a label, a colon, and a number.", hint, node: item }]
  }
  const { length } = bar.label
  if (length <= MAX_BAR_LABEL_LENGTH) return []
  const message = `The label has ${length} characters. The limit is ${MAX_BAR_LABEL_LENGTH}.`
  return [{ message, hint: 'Shorten the label.', node: item }]
}

/** Requires a numbered list of three to six stages with names as the only child. */
export const checkFlow = (node: MdxJsxFlowElement) =>
  checkOnlyChild(node, isNumbered, NUMBERED_LIST, (list) => [
    ...checkCount('Flow', list, { min: 3, max: 6 }),
    ...list.children.flatMap(checkStage),
  ])

function checkStage(item: ListItem): NodeProblem[] {
  const [first, second] = getOnlyParagraph(item)?.children ?? []
  const text = first?.type === 'text' ? first.value : ''
  if (/^[^:\n]+:\s+\S/.test(text) || (/^[^:\n]+:\s*$/.test(text) && second)) return []
  const hint = 'Write it like this: 1. Booked: A visit is on the calendar.'
  return [{ message: 'This item needs a name, a colon, and a sentence.', hint, node: item }]
}

function checkCount(component: string, list: List, { min, max }: { min: number; max: number }): NodeProblem[] {
  const { length } = list.children
  if (length >= min && length <= max) return []
  const message = `The list has ${pluralize(length, 'item')}, but \`<${component}>\` needs ${min} to ${max}.`
  const hint = length < min ? 'Add items, or write sentences instead.' : 'Remove items.'
  return [{ message, hint, node: list }]
}

const isList = (node: Nodes): node is List => node.type === 'list'
const isNumbered = (node: Nodes): node is List => node.type === 'list' && node.ordered === true
const isTable = (node: Nodes): node is Table => node.type === 'table'

/** Requires a single child of a kind, and checks the child with `check`. */
function checkOnlyChild<Child extends Nodes>(
  node: MdxJsxFlowElement,
  isExpected: (child: Nodes) => child is Child,
  { content, hint }: { content: string; hint: string },
  check: (child: Child) => NodeProblem[],
): NodeProblem[] {
  const [first, second] = node.children
  if (first && isExpected(first) && !second) return check(first)
  const message = `\`<${node.name}>\` needs a ${content}, and nothing else.`
  const unexpected = first && isExpected(first) ? second : first
  return [{ message, hint, node: unexpected ?? node }]
}

function getOnlyParagraph({ children: [first, second] }: ListItem) {
  return first?.type === 'paragraph' && !second ? first : undefined
}
