import type { Element, Root as Hast } from 'hast'
import type { Root as Mdast, PhrasingContent } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import rehypeSlug from 'rehype-slug'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { removePosition } from 'unist-util-remove-position'
import { visit } from 'unist-util-visit'
import type { ReadData } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { ENTRY_LINK, getEntryAddress, parseEntryPath } from './entryLink.ts'
import { type ComponentNode, getAttribute } from './tree.ts'

/** Values from other files that components insert. */
export interface BodyData {
  read: ReadData
  /** By path: `services/local-seo`, `cities/florida/tampa`. */
  names: Map<string, string>
  /** Keys are paths relative to `content/media`. */
  media: Map<string, MediaFile>
}

/** Compiles the body to HTML nodes for `components/Prose.tsx`. */
export function compileMdx(tree: Mdast, model: ContentModel, data: BodyData): Hast {
  const convert = (state: State, node: ComponentNode) => {
    const replacement = getReplacement(node, model, data)
    if (!replacement) return convertToElement(state, node)
    const isBlock = node.type === 'mdxJsxFlowElement'
    return state.one(isBlock ? { type: 'paragraph', children: [replacement] } : replacement, undefined)
  }
  const compiler = unified()
    .use(remarkRehype, { handlers: { mdxJsxFlowElement: convert, mdxJsxTextElement: convert } })
    .use(rehypeSlug)
    .use(model.rehypePlugins)
  const html = compiler.runSync(tree) as Hast
  removePosition(html, { force: true })
  setImageSizes(html, data.media)
  return html
}

/** Returns all ids in a compiled body, in order. */
export function listIds(body: Hast): string[] {
  const ids: string[] = []
  visit(body, 'element', ({ properties: { id } }) => {
    if (id !== undefined) ids.push(String(id))
  })
  return ids
}

/** Creates an element in lower case: `<callout>`. */
function convertToElement(state: State, node: ComponentNode): Element {
  const attributes = node.attributes.flatMap((attribute) =>
    'name' in attribute ? [[attribute.name, String(attribute.value)]] : [],
  )
  const tagName = (node.name ?? '').toLowerCase()
  return { type: 'element', tagName, properties: Object.fromEntries(attributes), children: state.all(node) }
}

function getReplacement(
  node: ComponentNode,
  model: ContentModel,
  { read, names }: BodyData,
): PhrasingContent | undefined {
  const value = model.components[node.name ?? '']?.getText?.((name) => getAttribute(node, name), read)
  if (value !== undefined) return { type: 'text', value }
  const to = getAttribute(node, 'to')
  const entry = node.name === ENTRY_LINK ? parseEntryPath(model, to) : undefined
  if (!entry || node.type !== 'mdxJsxTextElement') return undefined
  const name: PhrasingContent = { type: 'text', value: names.get(to) ?? '' }
  return {
    type: 'link',
    url: getEntryAddress(model, entry),
    children: node.children.length > 0 ? node.children : [name],
  }
}

/** Sets the size for images to prevent layout shifts. */
function setImageSizes(body: Hast, media: Map<string, MediaFile>): void {
  visit(body, { type: 'element', tagName: 'img' }, ({ properties }) => {
    const file = media.get(String(properties.src).replace(/^\/media\//, ''))
    if (file?.kind === 'image') Object.assign(properties, { width: String(file.width), height: String(file.height) })
  })
}
