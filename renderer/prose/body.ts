import type { Element, Nodes, Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { parseBarItem } from './barItem.ts'

/** The values of the first `<Bars>` of a text, or as many ones as its first `<Flow>` has names; undefined where it has none. */
export function chartFigures(body: Root, of: 'bars' | 'flow') {
  const chart = elementsOf(body, of)[0]
  const items = chart ? elementsOf(chart, 'li').map((item) => textOf(item).trim()) : []
  const figures = items.flatMap((item) => (of === 'bars' ? (parseBarItem(item)?.value ?? []) : 1))
  if (!chart || figures.length < 2) return undefined
  return { figures, caption: String(chart.properties.caption) }
}

/** Where each section of a text begins, in words from its start, and how many words it has. */
export function sectionStarts(body: Root): number[] {
  const starts: number[] = [0]
  let words = 0
  for (const node of body.children) {
    if (node.type === 'element' && node.tagName === 'h2' && words > 0) starts.push(words)
    words += textOf(node).split(/\s+/).filter(Boolean).length
  }
  return [...starts, words]
}

export interface Heading {
  id: string
  text: string
}

/** The main headings of a text, for its table of contents. rehype-slug has given each an id. */
export function headingsOf(body: Root): Heading[] {
  return body.children
    .filter((node) => node.type === 'element')
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => ({ id: String(heading.properties.id), text: textOf(heading) }))
}

export function elementsOf(node: Root | Element | MdxJsxFlowElementHast, tagName: string): Element[] {
  const found: Element[] = []
  visit(node, { type: 'element', tagName }, (each: Element) => void found.push(each))
  return found
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
