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

/** The attributes that mean something outside of our pages, and `caption` of our components. */
const ATTRIBUTES = 'href src alt title width height colSpan rowSpan scope start rel caption'.split(' ')

/**
 * Renders a compiled body for feed readers: without classes and ids, with absolute URLs, and with lists for charts.
 * @param page the URL of the page, which relative links start from
 */
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

/** Writes the items of `<Bars>` as its chart shows them, with their unit. */
function formatBars(bars: Element): void {
  for (const item of findElements(bars, 'li')) {
    const bar = parseBarItem(textOf(item).trim(), bars.properties.unit?.toString())
    if (bar) item.children = [{ type: 'text', value: `${bar.label}: ${bar.formatted}` }]
  }
}

/** The address of a picture in its default size. @param src its path in `content/media`, with or without `/media/` */
function pictureAt(src: string, width: number): string {
  return urls.picture(src.replace(/^\/media\//, ''), defaultWidth(width), PICTURE_FORMATS[1])
}

type Props = ComponentProps<'img'> & { caption?: string; children?: ReactNode }

/** The components of MDX, see `components/Prose.tsx`. */
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

/** In `<picture>`, because React writes preload links for other images. */
function Picture(image: Props) {
  return (
    <picture>
      {/* biome-ignore lint/a11y/useAltText: the check requires it of every picture */}
      <img {...image} />
    </picture>
  )
}
