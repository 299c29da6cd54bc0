import { company } from './collections/company/definition.ts'
import { episodes } from './collections/episodes/definition.ts'
import type { Collection, ContentFile } from './model/define/definitions.ts'
import { getTextAt } from './model/define/path.ts'
import type { Site } from './model/site.ts'

/** Media types of feeds by file name. */
const FEED_FORMATS = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const

/** Returns pairs of file name and media type. Only MDX collections with a listing, pages, and dates have feeds. Episodes only have RSS, because podcast apps read nothing else. */
export function getFeedFormats(collection: Collection) {
  const { format, listing, page, name } = collection
  if (format !== 'mdx' || !listing || !page || listDatePaths(collection).length === 0) return []
  const formats = Object.entries(FEED_FORMATS)
  return name === episodes.name ? formats.filter(([file]) => file === 'feed.xml') : formats
}

/** Returns the extensions of files that the build writes next to an entry's page: the chapters and transcript of an episode. */
export function listEntryFileExtensions({ name }: Collection): string[] {
  return name === episodes.name ? ['chapters.json', 'vtt'] : []
}

/** Lists the feeds of collections with at least one entry, in the order of the definitions. */
export function listFeeds(site: Site) {
  const collections = site.model.collections.filter((collection) => site.hasEntries(collection))
  return collections.flatMap((collection) =>
    getFeedFormats(collection).map(([file, type]) => ({
      collection,
      address: `${collection.base}/${file}`,
      type,
      title: getFeedTitle(site, collection),
    })),
  )
}

export type Feed = ReturnType<typeof listFeeds>[number]

/** Returns the title of the podcast: the brand and the badge of episodes. */
export const getPodcastTitle = (site: Site) => `${site.get(company).brand} ${site.get(episodes.page).badge}`

function getFeedTitle(site: Site, { name, listing }: Collection): string {
  if (name === episodes.name) return getPodcastTitle(site)
  const { meta } = site.get(listing as ContentFile) as { meta: { title: string } }
  return `${site.get(company).brand}: ${meta.title}`
}

/** Returns the latest ISO day in an entry's date fields, or undefined if all are empty. */
export function getLatestEntryDay(collection: Collection, entry: object): string | undefined {
  const days = listDatePaths(collection).map((path) => getTextAt(entry, path))
  return days.filter(Boolean).sort().at(-1)
}

/** Lists the paths of an entry's own dates. Excludes dates in lists, such as those of testimonials. */
const listDatePaths = ({ rules }: Collection) => rules.pastDates.filter(({ length }) => length === 1)
