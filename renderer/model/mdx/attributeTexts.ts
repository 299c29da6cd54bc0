import type { Image, ImageReference, Root } from 'mdast'
import type { ContentModel } from '../define/model.ts'
import { getSchemaAt, isCopy } from '../define/schemaAt.ts'
import type { Source } from '../diagnostics/source.ts'
import { getNodeRange, listNodes } from './tree.ts'

/** Text in a body that isn't Markdown: an attribute of a component, or the alt text of an image. */
export interface AttributeText {
  kind: 'attribute' | 'alt'
  /** Source text. `ESCAPE_MASK` replaces escapes and character references, so offsets stay the same. */
  text: string
  /** Offsets in UTF-16 code units. */
  range: [start: number, end: number]
}

/** A private-use character. Rules don't treat it as a letter, punctuation, or a space. */
export const ESCAPE_MASK = '\ue000'
const CHARACTER_REFERENCES = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi
/** Matches escapes and character references (CommonMark 2.4 and 2.5). */
export const ESCAPES_AND_CHARACTER_REFERENCES = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi

/** Finds attributes with copy, and the alt text of images. */
export function findAttributeTexts({ text }: Source, tree: Root, { components }: ContentModel): AttributeText[] {
  const attributeTexts: AttributeText[] = []
  const addText = (kind: AttributeText['kind'], [start, end]: [number, number], escapes: RegExp) => {
    const maskedText = text.slice(start, end).replaceAll(escapes, (match) => ESCAPE_MASK.repeat(match.length))
    attributeTexts.push({ kind, text: maskedText, range: [start, end] })
  }
  for (const node of listNodes(tree, 'image', 'imageReference', 'mdxJsxFlowElement', 'mdxJsxTextElement')) {
    if (!('attributes' in node)) {
      addText('alt', getAltRange(text, node), ESCAPES_AND_CHARACTER_REFERENCES)
      continue
    }
    const component = Object.hasOwn(components, node.name ?? '') ? components[node.name ?? ''] : undefined
    for (const attribute of node.attributes) {
      const schema = 'name' in attribute && component && getSchemaAt(component.attributes, [attribute.name])
      if (!schema || !isCopy(schema) || typeof attribute.value !== 'string') continue
      const [start, end] = getNodeRange(attribute)
      const [before = ''] = /^[^"']*["']/.exec(text.slice(start, end)) ?? []
      addText('attribute', [start + before.length, end - 1], CHARACTER_REFERENCES)
    }
  }
  return attributeTexts
}

/** Returns the range between `![` and `]`. */
function getAltRange(text: string, node: Image | ImageReference): [start: number, end: number] {
  const [start, end] = getNodeRange(node)
  const closingBrackets = { full: '][', collapsed: '][', shortcut: ']' }
  const after = node.type === 'image' ? '](' : closingBrackets[node.referenceType]
  return [start + 2, Math.max(start + 2, text.lastIndexOf(after, end - 1))]
}
