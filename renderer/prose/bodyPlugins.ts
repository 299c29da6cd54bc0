import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import rehypeExternalLinks from 'rehype-external-links'
import { visit } from 'unist-util-visit'
import { collectText, findElements, rehypeOutline } from './body.ts'

/** Replaces `align`, which is obsolete (HTML, 16.2). The security policy blocks `style`. */
function alignCells() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }: Element) => {
      const { align } = properties
      delete properties.align
      if (align !== undefined) properties.dataAlign = align
    })
}

/** Also handles JSX nodes, because a test compares the output with `@mdx-js/rollup`. */
function addHeadings() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return
      const name = node.type === 'element' ? node.tagName : node.name?.toLowerCase()
      if (name === 'comparison') addRowHeaders(node)
      if (name === 'flow') nameItems(node)
    })
}

function addRowHeaders(node: Element | MdxJsxFlowElementHast): void {
  const headers = findElements(node, 'th')
  const labels = headers.map(collectText)
  // Screen readers announce empty headers.
  if (headers[0] && labels[0] === '') headers[0].tagName = 'td'
  for (const row of findElements(node, 'tr').slice(1)) {
    findElements(row, 'td').forEach((cell, column) => {
      if (column === 0) Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } })
      else cell.properties.dataLabel = labels[column]
    })
  }
}

const MAX_ITEMS_PER_LINE = 4

function nameItems(node: Element | MdxJsxFlowElementHast): void {
  const items = findElements(node, 'li')
  items.forEach(nameItem)
  for (const list of findElements(node, 'ol'))
    list.properties.className = items.length > MAX_ITEMS_PER_LINE ? ['points'] : ['points', 'points-across']
  const last = items.at(-1)
  if (last) last.properties.className = ['lit']
}

function nameItem(item: Element): void {
  const line = findElements(item, 'p')[0] ?? item
  const [first, ...others] = line.children
  if (first?.type !== 'text') return
  const [name = '', ...rest] = first.value.split(':')
  const sentence: ElementContent[] = [{ type: 'text', value: rest.join(':').trimStart() }, ...others]
  item.children = [createElement('strong', [{ type: 'text', value: name }]), { type: 'text', value: ' ' }]
  item.children.push(createElement('span', sentence))
}

function createElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Source: HTML, 4.6.7.8. */
const markExternalLinks = () => rehypeExternalLinks({ rel: ['noopener'] })

export const bodyPlugins = [alignCells, addHeadings, markExternalLinks, rehypeOutline]
