import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Drawings have only names and numbers in them. The others aren't shown. */
const UNREAD = new Set(['svg', 'script', 'style', 'template'])
/** Elements within a block of text. Every other element is a block of its own. */
const INLINE = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'wbr'])

/** Returns the blocks of text in `<main>` of a page: paragraphs, headings, cells, labels. */
export function blocksOf(html: string): string[] {
  return DomUtils.getElementsByTagName('main', parseDocument(html))
    .map(textOf)
    .join('')
    .split('\n')
    .map((block) => block.trim().replaceAll(/\s+/g, ' '))
    .filter((block) => block !== '')
}

function textOf(node: Node): string {
  if ('data' in node) return node.type === 'text' ? node.data.replaceAll('\n', ' ') : ''
  if (!('name' in node) || UNREAD.has(node.name)) return ''
  const end = INLINE.has(node.name) ? '' : '\n'
  return end + node.children.map(textOf).join('') + end
}
