import type { Element, Nodes, Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { parseBarItem } from './barItem.ts'

/** What the first `<Bars>` of a text shows, or its first `<Flow>`, whose names count one each; undefined where it has none. */
export function chartOf(body: Root, of: 'bars' | 'flow') {
  const chart = elementsOf(body, of)[0]
  if (!chart) return undefined
  const unit = String(chart.properties.unit ?? '')
  const items = elementsOf(chart, 'li').flatMap((item) => {
    const name = elementsOf(item, 'strong')[0] ?? item
    if (of === 'flow') return { label: textOf(name), value: 1, written: '' }
    return parseBarItem(textOf(item).trim(), unit) ?? []
  })
  return items.length < 2 ? undefined : { items, caption: String(chart.properties.caption) }
}

/** Returns the start of each section, in words from the beginning, and then the total number of words. */
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

/** Returns the h2 headings for the table of contents. rehype-slug has added the ids. */
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
