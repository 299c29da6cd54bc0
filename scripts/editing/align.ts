import type { parseDocument } from 'htmlparser2'
import { readMarks } from '../../renderer/model/origins/marks.ts'

export type Document = ReturnType<typeof parseDocument>
type ChildNode = Document['children'][number]
type Parent = Document | Element
export type Element = Extract<ChildNode, { attribs: object }>

export type Text = Extract<ChildNode, { data: string }>

export const isTag = (node: Parent | ChildNode): node is Element => 'attribs' in node
export const isText = (node: ChildNode): node is Text => node.type === 'text'

/** The marks of the texts that stand in an element itself, not in one within it. */
export type Marks = Map<Element, number[]>

/**
 * Finds for each element of a page the marks that its own texts have in the same page with marks. Whatever the marks have
 * changed besides is left out: a text is taken where both say the same words, at the same place.
 */
export function align(page: Document, withMarks: Document): Marks {
  const marks: Marks = new Map()
  alignChildren(page, withMarks, marks)
  return marks
}

function alignChildren(page: Parent, withMarks: Parent, marks: Marks): void {
  for (const [own, other] of pairs(page.children, withMarks.children)) {
    if (isTag(own) && isTag(other)) alignChildren(own, other, marks)
    if (!isText(own) || !isText(other) || !isTag(page)) continue
    const { text, ids } = readMarks(other.data)
    if (text === own.data && ids.length > 0) marks.set(page, [...(marks.get(page) ?? []), ...ids.toReversed()])
  }
}

/** The children that stand for each other: all of them where both are alike, else those at the beginning and at the end. */
function pairs(own: ChildNode[], others: ChildNode[]): [ChildNode, ChildNode][] {
  const from = common(own, others)
  const rest = [own.slice(from.length).reverse(), others.slice(from.length).reverse()] as const
  return [...from, ...common(...rest)]
}

function common(own: readonly ChildNode[], others: readonly ChildNode[]): [ChildNode, ChildNode][] {
  const found: [ChildNode, ChildNode][] = []
  for (const [index, node] of own.entries()) {
    const other = others[index]
    if (!other || !isAlike(node, other)) break
    found.push([node, other])
  }
  return found
}

function isAlike(own: ChildNode, other: ChildNode): boolean {
  if (isTag(own) && isTag(other)) return own.name === other.name && own.attribs.class === other.attribs.class
  return own.type === other.type
}
