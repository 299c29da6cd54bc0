import type { Element, ElementContent, Root as Hast, Properties, Text } from 'hast'
import type { Root as Mdast } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import rehypeSlug from 'rehype-slug'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { removePosition } from 'unist-util-remove-position'
import { visit } from 'unist-util-visit'
import type { ReadData } from '../define/component.ts'
import type { MediaFile } from '../define/media.ts'
import type { ContentModel } from '../define/model.ts'
import { ENTRY_LINK, getEntryAddress, parseEntryPath } from './entryLink.ts'
import { type ComponentNode, getAttribute } from './tree.ts'

/** Data from other files that bodies insert. */
export interface BodyData {
  read: ReadData
  /** Default texts of entry links. Keys are ids with the collection: `services/local-seo`, `cities/florida/tampa`. */
  linkTextsById: Map<string, string>
  /** Keys are paths relative to `content/media`. */
  media: Map<string, MediaFile>
}

/** Compiles a body to HTML for `components/Prose.tsx`. The names of components become lowercase: `<callout>`. */
export function compileMdx(tree: Mdast, model: ContentModel, data: BodyData): Hast {
  const convert = (state: State, node: ComponentNode) => convertComponent(state, node, model, data)
  const html = unified()
    .use(remarkRehype, { handlers: { mdxJsxFlowElement: convert, mdxJsxTextElement: convert } })
    .use(rehypeSlug)
    .use(model.rehypePlugins)
    .runSync(tree) as Hast
  removePosition(html, { force: true })
  // Prevent layout shifts.
  visit(html, { type: 'element', tagName: 'img' }, ({ properties }) => {
    const file = data.media.get(String(properties.src).replace(/^\/media\//, ''))
    if (file?.kind === 'image') Object.assign(properties, { width: String(file.width), height: String(file.height) })
  })
  return html
}

/** Lists the ids of a compiled body, for links to its elements. */
export function listElementIds(body: Hast): string[] {
  const ids: string[] = []
  visit(body, 'element', ({ properties: { id } }) => {
    if (id !== undefined) ids.push(String(id))
  })
  return ids
}

/** Converts a component to the text that it inserts, to a link for `EntryLink`, or to an element. */
function convertComponent(state: State, node: ComponentNode, model: ContentModel, data: BodyData): ElementContent {
  const name = node.name ?? ''
  const value = model.components[name]?.getInsertedText?.((attribute) => getAttribute(node, attribute), data.read)
  if (value !== undefined) {
    const text: Text = { type: 'text', value }
    return node.type === 'mdxJsxTextElement' ? text : createElement('p', {}, [text])
  }
  const to = getAttribute(node, 'to')
  const entry = name === ENTRY_LINK ? parseEntryPath(model, to) : undefined
  if (entry) {
    const children =
      node.children.length > 0 ? state.all(node) : [{ type: 'text', value: data.linkTextsById.get(to) ?? '' }]
    return createElement('a', { href: getEntryAddress(model, entry) }, children as ElementContent[])
  }
  const attributes = node.attributes.flatMap((attribute) =>
    'name' in attribute ? [[attribute.name, String(attribute.value)]] : [],
  )
  return createElement(name.toLowerCase(), Object.fromEntries(attributes), state.all(node))
}

function createElement(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
