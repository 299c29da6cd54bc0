import type { ComponentType } from 'react'

/** What the head of a page says. Titles and descriptions are already complete. */
export interface PageMeta {
  title: string
  description: string
  /** Not for search engines: `noindex,nofollow` instead of `index,follow`. */
  noindex?: boolean
  /** schema.org objects, each for a script element of its own. */
  structuredData?: StructuredData[]
}

export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/** What every page's `+data` returns: its head, and whatever its `+Page` shows. */
export interface PageData {
  meta: PageMeta
}

/** A page: a pure function of its data. */
export type PageComponent = ComponentType<PageData>
