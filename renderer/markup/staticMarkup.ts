import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { attribute } from './attributes.ts'
import { withoutSlashes } from './slashes.ts'
import { PLAIN, type Texts } from './texts.ts'

/** Elements whose markup depends on more than their own attributes: React writes them, and all that is in them. */
const REACTS_OWN = new Set(['input', 'select', 'option', 'textarea', 'pre', 'listing', 'style'])
/** What is no attribute. */
const NO_ATTRIBUTES = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref'])

/**
 * The HTML of elements whose components are functions of their properties, and nothing else: no state, no hooks, which
 * belong to islands. It is React's `renderToStaticMarkup` without what pages do not need (suspending, streaming, hoisting:
 * what stands in the head stands there in its written order), in a third of its time. Whatever it does not know itself is
 * React's to render; tests hold every family of pages against React.
 * @param texts how texts are written; unless told, as they are.
 * @throws what a component throws, and for a child that React would refuse.
 */
export function staticMarkup(node: ReactNode, texts: Texts = PLAIN): string {
  if (typeof node === 'string') return texts.write(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'number' || typeof node === 'bigint') return texts.write(String(node))
  if (Array.isArray(node)) return ofAll(node, texts)
  if (isValidElement<Record<string, unknown>>(node)) return ofElement(node, texts)
  if (typeof node === 'object' && Symbol.iterator in node) return ofAll(node, texts)
  return byReact(node)
}

/** Texts and numbers side by side are one text. */
function ofAll(nodes: Iterable<ReactNode>, texts: Texts): string {
  let [html, text] = ['', '']
  for (const node of nodes) {
    if (typeof node === 'string' || typeof node === 'number') text += node
    else {
      if (text !== '') html += texts.write(text)
      text = ''
      html += staticMarkup(node, texts)
    }
  }
  return text === '' ? html : html + texts.write(text)
}

function ofElement(element: ReactElement<Record<string, unknown>>, texts: Texts): string {
  const { type, props } = element
  if (typeof type === 'string') return REACTS_OWN.has(type) ? byReact(element) : ofTag(type, props, texts)
  if (type === Fragment) return staticMarkup(props.children as ReactNode, texts)
  if (isPlainFunction(type)) return staticMarkup(type(props), texts)
  return byReact(element)
}

/** No class, and none of React's wrappers: `memo`, `forwardRef`, a context. */
function isPlainFunction(type: unknown): type is (props: object) => ReactNode {
  return typeof type === 'function' && !type.prototype?.isReactComponent
}

function ofTag(tag: string, props: Record<string, unknown>, texts: Texts): string {
  let html = `<${tag}`
  for (const name in props) {
    const value = props[name]
    if (value !== undefined && value !== null && !NO_ATTRIBUTES.has(name)) html += attribute(tag, name, value)
  }
  return isVoid(tag) ? `${html}>` : `${html}>${contentOf(props, texts.within(tag))}</${tag}>`
}

function contentOf({ children, dangerouslySetInnerHTML: raw }: Record<string, unknown>, texts: Texts): string {
  return raw ? String((raw as { __html: unknown }).__html) : staticMarkup(children as ReactNode, texts)
}

const voids = new Map<string, boolean>()

/** Whether an element has no content and no end: React knows which. */
function isVoid(tag: string): boolean {
  const known = voids.get(tag) ?? !renderToStaticMarkup(createElement(tag)).includes('</')
  voids.set(tag, known)
  return known
}

function byReact(node: ReactNode): string {
  return withoutSlashes(renderToStaticMarkup(node))
}
