import type { ComponentType } from 'react'

/** What the head of a page says. Titles and descriptions are already complete. */
export interface PageMeta {
  title: string
  description: string
  /** Not for search engines: `noindex,nofollow` instead of `index,follow`. */
  noindex?: boolean
  /** The picture that stands for the page where it is shared. Not-found pages have none. */
  share?: SharePicture
  /** An article's day, `2026-11-21`. */
  published?: string
  /** schema.org objects, each for a script element of its own. */
  structuredData?: StructuredData[]
}

/** Pixels, as the networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** What a share picture shows. The build draws each that a page names (`scripts/pictures/sharePicture.tsx`). */
export interface SharePicture {
  /** The page whose picture it is, `/locations/florida`: that state's cities show it too. */
  of: string
  title: string
  /** One short line below: a date, a price, a number of cities. */
  detail?: string
}

export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/** What every page's `+data` returns: its head, and whatever its `+Page` shows. */
export interface PageData {
  meta: PageMeta
}

/** A page: a pure function of its data. */
export type PageComponent = ComponentType<PageData>
