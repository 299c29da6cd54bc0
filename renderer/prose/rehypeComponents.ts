import type { Element, ElementContent, Nodes, Root, Text } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

/**
 * Gives the heads to what Markdown cannot say inside our components: the rows of `<Comparison>` and the names of `<Flow>`.
 * Our renderer has elements of their names here, `@mdx-js/rollup` still has JSX.
 */
export function rehypeComponents() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return
      const name = node.type === 'element' ? node.tagName : node.name?.toLowerCase()
      if (name === 'comparison') headRows(node)
      if (name === 'flow') elementsOf(node, 'li').forEach(nameItem)
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

function elementsOf(node: Element | MdxJsxFlowElementHast, tagName: string): Element[] {
  const found: Element[] = []
  visit(node, { type: 'element', tagName }, (each: Element) => void found.push(each))
  return found
}

function textOf(node: Nodes): string {
  const texts: string[] = []
  visit(node, 'text', (text: Text) => void texts.push(text.value))
  return texts.join('')
}
