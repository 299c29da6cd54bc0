import type { Element, Root, RootContent } from 'hast'

export interface Heading {
  id: string
  text: string
}

/** The main headings of a text, for its table of contents. rehype-slug has given each an id. */
export function headingsOf(body: Root): Heading[] {
  return body.children
    .filter(isMainHeading)
    .map((heading) => ({ id: String(heading.properties.id), text: textOf(heading) }))
}

function isMainHeading(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2'
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
