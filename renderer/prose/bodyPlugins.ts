import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import rehypeExternalLinks from 'rehype-external-links'
import { visit } from 'unist-util-visit'
import { elementsOf, setOutline, textOf } from './body.ts'

/**
 * Moves the alignment of table columns to a data attribute for the style sheet: `align` is obsolete (HTML, 16.2), and
 * the security policy blocks `style`.
 */
function alignCells() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }: Element) => {
      const { align } = properties
      if (align === undefined) return
      delete properties.align
      properties.dataAlign = align
    })
}

/**
 * Adds headings that Markdown doesn't support: row headers in `<Comparison>`, and names in `<Flow>`. At this point, our
 * renderer has already converted the components to elements, but `@mdx-js/rollup`, which a test compares it with, still has
 * JSX nodes.
 */
function addHeadings() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return
      const name = node.type === 'element' ? node.tagName : node.name?.toLowerCase()
      if (name === 'comparison') addRowHeaders(node)
      if (name === 'flow') nameItems(node)
    })
}

/**
 * Turns the first cell of each row into a header. Other cells get a column label, which phones show above the value.
 */
function addRowHeaders(node: Element | MdxJsxFlowElementHast): void {
  const labels = elementsOf(node, 'th').map(textOf)
  const [corner] = elementsOf(node, 'th')
  // Screen readers announce empty headers, so an empty corner must be a normal cell.
  if (corner && labels[0] === '') corner.tagName = 'td'
  for (const row of elementsOf(node, 'tr').slice(1)) {
    elementsOf(row, 'td').forEach((cell, column) => {
      if (column === 0) Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } })
      else cell.properties.dataLabel = labels[column]
    })
  }
}

const MAX_PER_LINE = 4

function nameItems(node: Element | MdxJsxFlowElementHast): void {
  const items = elementsOf(node, 'li')
  items.forEach(nameItem)
  for (const list of elementsOf(node, 'ol'))
    list.properties.className = items.length > MAX_PER_LINE ? ['points'] : ['points', 'points-across']
  // Highlights the last item, because it's the result.
  const last = items.at(-1)
  if (last) last.properties.className = ['lit']
}

/**
 * Splits `Booked: A day is set.` into an element for the name and an element for the sentence. The validator has
 * checked the format.
 */
function nameItem(item: Element): void {
  const line = elementsOf(item, 'p')[0] ?? item
  const [first, ...others] = line.children
  if (first?.type !== 'text') return
  const [name = '', ...rest] = first.value.split(':')
  const sentence: ElementContent[] = [{ type: 'text', value: rest.join(':').trimStart() }, ...others]
  item.children = [element('strong', [{ type: 'text', value: name }]), { type: 'text', value: ' ' }]
  item.children.push(element('span', sentence))
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Writes the number of each item into lists that don't start at 1. A sheet draws the numbers, and can't read `start`. */
function numberedItems() {
  return (tree: Root): void =>
    visit(tree, { type: 'element', tagName: 'ol' }, ({ properties: { start }, children }: Element) => {
      if (start === undefined) return
      const items = children.filter((child) => child.type === 'element')
      items.forEach(({ properties }, index) => {
        properties.dataNumber = String(Number(start) + index)
      })
    })
}

/** A page of somebody else's gets no hold of the one that leads to it (HTML, section 4.6.7.8). */
const externalLinks = () => rehypeExternalLinks({ rel: ['noopener'] })

export const bodyPlugins = [alignCells, addHeadings, numberedItems, externalLinks, setOutline]
