import { company } from './collections/company/definition.ts'
import { episodes } from './collections/episodes/definition.ts'
import type { Collection, ContentFile } from './model/define/definitions.ts'
import { textAt } from './model/define/path.ts'
import type { Site } from './model/site.ts'

/** The forms in which articles are offered, by the name of the file below the listing. */
export const FEED_FORMS = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const

export interface Feed {
  collection: Collection
  /** The feed's own address: `/blog/feed.xml`. */
  address: string
  type: (typeof FEED_FORMS)[keyof typeof FEED_FORMS]
  title: string
}

/** The forms in which a collection can be followed: MDX published by day, with a listing. Three for articles; RSS alone for the podcast, which players read. */
export function formsOf(collection: Collection): [file: string, type: Feed['type']][] {
  const { format, listing, page, name, policies } = collection
  if (format !== 'mdx' || !listing || !page || !policies.past.some(({ length }) => length === 1)) return []
  const all = Object.entries(FEED_FORMS)
  return name === episodes.name ? all.slice(0, 1) : all
}

/** The endings of the files that players load for an entry, beside its page: chapters and transcript of an episode. */
export function entryFilesOf({ name }: Collection): string[] {
  return name === episodes.name ? ['chapters.json', 'vtt'] : []
}

export function followed(site: Site): Collection[] {
  return site.model.collections.filter((each) => formsOf(each).length > 0 && site.has(each))
}

export function feedsOf(site: Site): Feed[] {
  return followed(site).flatMap((collection): Feed[] => {
    const title = feedTitle(site, collection)
    return formsOf(collection).map(([file, type]) => ({
      collection,
      address: `${collection.base}/${file}`,
      type,
      title,
    }))
  })
}

/** The podcast as its cover names it. */
export function showTitle(site: Site): string {
  return `${site.get(company).brand} ${site.get(episodes.page).badge}`
}

function feedTitle(site: Site, { name, listing }: Collection): string {
  if (name === episodes.name) return showTitle(site)
  // `defineCollection` refuses words of a listing without it.
  const { meta } = site.get(listing as ContentFile) as { meta: { title: string } }
  return `${site.get(company).brand}: ${meta.title}`
}

/** The latest of the days that a definition calls past and that are the entry’s own, not a part’s: `2026-11-21`. Undefined where it has none. */
export function ownDay({ policies }: Collection, entry: object): string | undefined {
  const days = policies.past.filter(({ length }) => length === 1).map((pattern) => textAt(entry, pattern))
  return days.filter(Boolean).sort().at(-1)
}
