import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { defaultWidth, PICTURE_FORMATS } from '../../../renderer/pictureSizes.ts'
import { parseBarItem } from '../../../renderer/prose/barItem.ts'
import { findElements, textOf } from '../../../renderer/prose/body.ts'
import { urls } from '../../../renderer/urls.ts'

const ATTRIBUTES = 'href src alt title width height colSpan rowSpan scope start rel caption'.split(' ')

/** Renders a body for feed readers, with absolute URLs and lists instead of charts. */
export function renderFeedBody(body: Root, page: string): string {
  const tree = structuredClone(body)
  visit(tree, 'element', (element) => {
    if (element.tagName === 'bars') formatBars(element)
    const { href, src, width } = element.properties
    if (href !== undefined) element.properties.href = new URL(String(href), page).href
    if (src !== undefined) element.properties.src = new URL(pictureAt(String(src), Number(width)), page).href
    const kept = Object.entries(element.properties).filter(([name]) => ATTRIBUTES.includes(name))
    element.properties = Object.fromEntries(kept)
  })
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components }))
}

function formatBars(bars: Element): void {
  for (const item of findElements(bars, 'li')) {
    const bar = parseBarItem(textOf(item).trim(), bars.properties.unit?.toString())
    if (bar) item.children = [{ type: 'text', value: `${bar.label}: ${bar.formatted}` }]
  }
}

function pictureAt(src: string, width: number): string {
  return urls.picture(src.replace(/^\/media\//, ''), defaultWidth(width), PICTURE_FORMATS[1])
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

/** React adds preload links for images outside of `<picture>`. */
function Picture(image: Props) {
  return (
    <picture>
      {/* biome-ignore lint/a11y/useAltText: the check requires it of every picture */}
      <img {...image} />
    </picture>
  )
}
