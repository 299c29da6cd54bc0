import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toString as collectText } from 'hast-util-to-string'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { findElements, parseBarItem } from '../renderer/prose/body.ts'

/** HTML attributes of content, and `caption` for `components`. */
const ALLOWED_ATTRIBUTES = 'href src alt title width height colSpan rowSpan scope start rel caption'.split(' ')

interface UrlResolvers {
  resolveLink: (href: string) => string
  /** Receives the path in `content/media`, and the width in pixels. */
  resolveImage: (path: string, width: number) => string
}

/** Renders a body to HTML without the site's styles, with lists instead of charts. */
export function renderBody(body: Root, { resolveLink, resolveImage }: UrlResolvers): string {
  const tree = structuredClone(body)
  visit(tree, 'element', (element) => {
    if (element.tagName === 'bars') formatBars(element)
    const { href, src, width } = element.properties
    if (href !== undefined) element.properties.href = resolveLink(String(href))
    if (src !== undefined) element.properties.src = resolveImage(String(src).replace(/^\/media\//, ''), Number(width))
    const allowed = Object.entries(element.properties).filter(([name]) => ALLOWED_ATTRIBUTES.includes(name))
    element.properties = Object.fromEntries(allowed)
  })
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components }))
}

function formatBars(bars: Element): void {
  for (const item of findElements(bars, 'li')) {
    const bar = parseBarItem(collectText(item).trim(), bars.properties.unit?.toString())
    if (bar) item.children = [{ type: 'text', value: `${bar.label}: ${bar.formatted}` }]
  }
}

type Props = ComponentProps<'img'> & { caption?: string; children?: ReactNode }

const components = {
  callout: ({ title, children }: Props) => (
    <aside>
      {title && <p>{title}</p>}
      {children}
    </aside>
  ),
  steps: Fragment,
  comparison: Fragment,
  bars: Chart,
  flow: Chart,
  figure: ({ caption, ...image }: Props) => (
    <figure>
      <Picture {...image} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  img: Picture,
}

function Chart({ caption, children }: Props) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  )
}

/** Renders an image in `<picture>`, because React adds preload links for other images. */
function Picture(image: Props) {
  return (
    <picture>
      {/* biome-ignore lint/a11y/useAltText: `npm run check` requires alt text for every image */}
      <img {...image} />
    </picture>
  )
}
