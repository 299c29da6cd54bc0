import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { defaultWidth, PICTURE_FORMATS } from '../../../renderer/pictureSizes.ts'
import { parseBarItem } from '../../../renderer/prose/barItem.ts'
import { elementsOf, textOf } from '../../../renderer/prose/body.ts'
import { urls } from '../../../renderer/urls.ts'

/** The attributes that mean something outside of our pages, and those of our components. */
const ATTRIBUTES = new Set('href src alt title width height colSpan rowSpan scope start rel caption unit'.split(' '))

/**
 * Renders a compiled body for feed readers: without classes and ids, with absolute URLs, and with lists for charts.
 * @param url the absolute URL of the page, which relative links start from
 */
export function renderFeedBody(body: Root, url: string): string {
  const tree = structuredClone(body)
  visit(tree, 'element', (element) => {
    const properties = Object.entries(element.properties).filter(([name]) => ATTRIBUTES.has(name))
    element.properties = Object.fromEntries(properties)
    const { href, src, width, unit } = element.properties
    if (href !== undefined) element.properties.href = new URL(String(href), url).href
    if (src !== undefined) element.properties.src = new URL(pictureAt(String(src), Number(width)), url).href
    if (element.tagName !== 'bars') return
    for (const item of elementsOf(element, 'li')) {
      const bar = parseBarItem(textOf(item).trim(), unit?.toString())
      if (bar) item.children = [{ type: 'text', value: `${bar.label}: ${bar.written}` }]
    }
  })
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components }))
}

/** The URL of a picture in its default size. @param src its path in `content/media`, with or without `/media/` */
function pictureAt(src: string, width: number): string {
  return urls.picture(src.replace(/^\/media\//, ''), defaultWidth(width), PICTURE_FORMATS[1])
}

interface Props {
  title?: string
  caption?: string
  children?: ReactNode
}

/** Components of MDX, see `components/Prose.tsx`. */
const components = {
  callout: ({ title, children }: Props) => (
    <aside>
      {title && <p>{title}</p>}
      {children}
    </aside>
  ),
  steps: Plain,
  comparison: Plain,
  bars: Captioned,
  flow: Captioned,
  figure: ({ caption, ...image }: ComponentProps<'img'> & Props) => (
    <figure>
      <Picture {...image} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  img: Picture,
}

function Plain({ children }: Props) {
  return <div>{children}</div>
}

function Captioned({ caption, children }: Props) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  )
}

/** React writes preload links for images outside of `<picture>`. */
function Picture(image: ComponentProps<'img'>) {
  return (
    <picture>
      {/* biome-ignore lint/a11y/useAltText: the check requires it of every picture */}
      <img {...image} />
    </picture>
  )
}
