import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { attribute } from './attributes.ts'
import { escaped } from './escaped.ts'
import { withoutSlashes } from './slashes.ts'

/** Elements whose markup depends on more than their own attributes: React writes them, and all that is in them. */
const REACTS_OWN = new Set(['input', 'select', 'option', 'textarea', 'pre', 'listing', 'style'])
/** What is no attribute. */
const NO_ATTRIBUTES = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref'])

/**
 * The HTML of elements whose components are functions of their properties, and nothing else: no state, no hooks, which
 * belong to islands. It is React's `renderToStaticMarkup` without what pages do not need (suspending, streaming, hoisting:
 * what stands in the head stands there in its written order), in a third of its time. Whatever it does not know itself is
 * React's to render; tests hold every family of pages against React.
 * @throws what a component throws, and for a child that React would refuse.
 */
export function staticMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) return ofAll(node)
  if (isValidElement<Record<string, unknown>>(node)) return ofElement(node)
  if (typeof node === 'object' && Symbol.iterator in node) return ofAll(node)
  return byReact(node)
}

function ofAll(nodes: Iterable<ReactNode>): string {
  let html = ''
  for (const node of nodes) html += staticMarkup(node)
  return html
}

function ofElement(element: ReactElement<Record<string, unknown>>): string {
  const { type, props } = element
  if (typeof type === 'string') return REACTS_OWN.has(type) ? byReact(element) : ofTag(type, props)
  if (type === Fragment) return staticMarkup(props.children as ReactNode)
  if (isPlainFunction(type)) return staticMarkup(type(props))
  return byReact(element)
}

/** No class, and none of React's wrappers: `memo`, `forwardRef`, a context. */
function isPlainFunction(type: unknown): type is (props: object) => ReactNode {
  return typeof type === 'function' && !type.prototype?.isReactComponent
}

function ofTag(tag: string, props: Record<string, unknown>): string {
  let html = `<${tag}`
  for (const name in props) {
    const value = props[name]
    if (value !== undefined && value !== null && !NO_ATTRIBUTES.has(name)) html += attribute(tag, name, value)
  }
  return isVoid(tag) ? `${html}>` : `${html}>${contentOf(props)}</${tag}>`
}

function contentOf({ children, dangerouslySetInnerHTML: raw }: Record<string, unknown>): string {
  return raw ? String((raw as { __html: unknown }).__html) : staticMarkup(children as ReactNode)
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
