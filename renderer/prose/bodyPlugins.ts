import type { Element, ElementContent, Root } from 'hast'
import { toString as collectText } from 'hast-util-to-string'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import rehypeExternalLinks from 'rehype-external-links'
import { visit } from 'unist-util-visit'
import { findElements, rehypeOutline } from './body.ts'

/** Replaces the obsolete attribute `align` of table cells with `data-align`, for stylesheets. The Content Security Policy forbids `style`. */
const replaceAlignAttribute = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }: Element) => {
    const { align } = properties
    delete properties.align
    if (align !== undefined) properties.dataAlign = align
  })

/** Marks up the tables in `<Comparison>` and the stages in `<Flow>`. Also handles JSX nodes, which a test renders with `@mdx-js/rollup`. */
const markUpComponents = () => (tree: Root) =>
  visit(tree, (node) => {
    if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return
    const name = node.type === 'element' ? node.tagName : node.name?.toLowerCase()
    if (name === 'comparison') markUpComparison(node)
    if (name === 'flow') markUpStages(node)
  })

/** Turns the first cell of each row into a header, and gives the other cells the label of their column, for phones. */
function markUpComparison(node: Element | MdxJsxFlowElementHast): void {
  const headers = findElements(node, 'th')
  const labels = headers.map((header) => collectText(header))
  // Screen readers announce empty headers.
  if (headers[0] && labels[0] === '') headers[0].tagName = 'td'
  for (const row of findElements(node, 'tr').slice(1)) {
    findElements(row, 'td').forEach((cell, column) => {
      if (column === 0) Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } })
      else cell.properties.dataLabel = labels[column]
    })
  }
}

/** Separates the names of stages from the sentences, adds the classes for the layout, and highlights the last stage. */
function markUpStages(node: Element | MdxJsxFlowElementHast): void {
  const stages = findElements(node, 'li')
  stages.forEach(wrapStageName)
  // Flows with more than four stages are a column on all screens.
  for (const list of findElements(node, 'ol'))
    list.properties.className = stages.length > 4 ? ['points'] : ['points', 'points-across']
  const lastStage = stages.at(-1)
  if (lastStage) lastStage.properties.className = ['lit']
}

/** Puts the name of a stage (`Called: Someone calls.`) into `<strong>`, and the sentence into `<span>`. */
function wrapStageName(item: Element): void {
  const line = findElements(item, 'p')[0] ?? item
  const [first, ...otherNodes] = line.children
  if (first?.type !== 'text') return
  const [name = '', ...sentenceParts] = first.value.split(':')
  const sentence: ElementContent[] = [{ type: 'text', value: sentenceParts.join(':').trimStart() }, ...otherNodes]
  item.children = [createElement('strong', [{ type: 'text', value: name }]), { type: 'text', value: ' ' }]
  item.children.push(createElement('span', sentence))
}

function createElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** `noopener` keeps linked sites from controlling our tab. */
const addNoopener = () => rehypeExternalLinks({ rel: ['noopener'] })

/** Rehype plugins for the bodies of MDX files, in order. */
export const bodyPlugins = [replaceAlignAttribute, markUpComponents, addNoopener, rehypeOutline]
