import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

const HIDDEN_ELEMENTS = new Set(['svg', 'script', 'style', 'template'])
const INLINE_ELEMENTS = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'wbr'])

/** Returns text blocks in `<main>`, such as paragraphs, headings, and cells, with white space collapsed. */
export function extractTextBlocks(html: string): string[] {
  return DomUtils.getElementsByTagName('main', parseDocument(html))
    .map(collectVisibleText)
    .join('')
    .split('\n')
    .map((block) => block.trim().replaceAll(/\s+/g, ' '))
    .filter((block) => block !== '')
}

function collectVisibleText(node: Node): string {
  if ('data' in node) return node.type === 'text' ? node.data.replaceAll('\n', ' ') : ''
  if (!('name' in node) || HIDDEN_ELEMENTS.has(node.name)) return ''
  const end = INLINE_ELEMENTS.has(node.name) ? '' : '\n'
  return end + node.children.map(collectVisibleText).join('') + end
}
