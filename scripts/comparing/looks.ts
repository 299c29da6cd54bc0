import { counted } from '../steps/step.ts'
import type { Section } from './compareSites.ts'

/** A picture of a part of a page: WebP, with its size in pixels. */
export interface Shot {
  bytes: Buffer
  width: number
  height: number
}

/** A part of a page that looks otherwise than before. One of the two is missing where the page itself is new or gone. */
export interface Stretch {
  before: Shot | undefined
  after: Shot | undefined
}

/** What of a page looks otherwise. Nothing, where it looks as before. */
export interface PageLook {
  address: string
  stretches: Stretch[]
  /** How many stretches there are besides, which are not shown. */
  more: number
}

/** How pages look before and after a change. */
export interface Looks {
  pages: PageLook[]
  /** What readers of the report should know: that there are no pictures, or not of all pages, and why. */
  note: string | undefined
}

/**
 * Where each picture belongs: to the section of which it shows the first page, or beside them, where the page is new, gone, or
 * changed in nothing that is read.
 */
export function placeLooks(looks: Looks | undefined, sections: Section[]) {
  const seen = looks?.pages.filter(({ stretches }) => stretches.length > 0) ?? []
  const placed = new Map<Section, PageLook>()
  for (const look of seen) {
    const section = sections.find(({ pages }) => pages[0] === look.address)
    if (section) placed.set(section, look)
  }
  return { placed, others: seen.filter((look) => ![...placed.values()].includes(look)) }
}

/** The other pages of which pictures were taken: `These look as before: /about, /terms.` */
export function unchangedLooks({ pages }: Looks): string[] {
  const same = pages.filter(({ stretches }) => stretches.length === 0).map(({ address }) => address)
  return same.length === 0 ? [] : [`These look as before: ${same.join(', ')}.`]
}

/** What is not shown of a page: nothing to say of most. */
export function describeMore({ more }: PageLook): string {
  return more === 0 ? '' : `It differs in ${counted(more, 'more place')} further down.`
}
