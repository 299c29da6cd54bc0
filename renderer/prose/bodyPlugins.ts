import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import rehypeExternalLinks from 'rehype-external-links'
import { visit } from 'unist-util-visit'
import { elementsOf, setOutline, textOf } from './body.ts'

/** Where a sheet can see it, the side of a table’s column: `align` is obsolete (HTML, 16.2), and the security policy allows no `style`. */
function alignedCells() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }: Element) => {
      const { align } = properties
      if (align === undefined) return
      delete properties.align
      properties.dataAlign = align
    })
}

/**
 * Gives the heads to what Markdown cannot say inside our components: the rows of `<Comparison>` and the names of `<Flow>`.
 * Our renderer has elements of their names here, `@mdx-js/rollup`, which a test compares it with, still has JSX.
 */
function headedComponents() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return
      const name = node.type === 'element' ? node.tagName : node.name?.toLowerCase()
      if (name === 'comparison') headRows(node)
      if (name === 'flow') nameItems(node)
    })
}

/** The first cell of each row becomes its head; the others carry their column's name, which phones show above the value. */
function headRows(node: Element | MdxJsxFlowElementHast): void {
  const labels = elementsOf(node, 'th').map(textOf)
  const [corner] = elementsOf(node, 'th')
  // A heading without a word is announced as one: an empty corner is a cell.
  if (corner && labels[0] === '') corner.tagName = 'td'
  for (const row of elementsOf(node, 'tr').slice(1)) {
    elementsOf(row, 'td').forEach((cell, column) => {
      if (column === 0) Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } })
      else cell.properties.dataLabel = labels[column]
    })
  }
}

/** Up to so many names have room beside each other. */
const BESIDE = 4

function nameItems(node: Element | MdxJsxFlowElementHast): void {
  const items = elementsOf(node, 'li')
  items.forEach(nameItem)
  for (const list of elementsOf(node, 'ol'))
    list.properties.className = items.length > BESIDE ? ['points'] : ['points', 'points-across']
  // What it all leads to.
  const last = items.at(-1)
  if (last) last.properties.className = ['lit']
}

/** `Booked: A day is set.` is a name and its sentence, each an element of its own. The item is checked to be so. */
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

export const bodyPlugins = [alignedCells, headedComponents, numberedItems, externalLinks, setOutline]
