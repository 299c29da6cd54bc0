import type * as schema from 'schema-dts'
import { about } from '../collections/about/definition.ts'
import { type EpisodeEntry, episodes } from '../collections/episodes/definition.ts'
import { navigation } from '../collections/navigation/definition.ts'
import { type PostEntry, posts } from '../collections/posts/definition.ts'
import type { Faq } from '../collections/services/schema.ts'
import { team } from '../collections/team/definition.ts'
import { getPodcastTitle } from '../feeds.ts'
import { type ContentDates, getEntryLastModified } from '../lastModified.ts'
import type { SitePage } from '../model/routes.ts'
import type { Site } from '../model/site.ts'
import { urls } from '../urls.ts'
import { toIsoDuration } from '../wording/duration.ts'
import { createOrganization, toAbsoluteUrl } from './company.ts'

/** Creates JSON-LD of the entries on a listing page, in the same order. */
export function createItemListJsonLd(site: Site, items: { href: string; name?: string; title?: string }[]) {
  const links = items.map(({ href, title = '', name = title }) => ({ href, name }))
  return { '@type': 'ItemList', itemListElement: createListItems(site, links) } satisfies schema.ItemListLeaf
}

function createListItems(site: Site, links: { href: string; name: string }[]) {
  return links.map(
    ({ href, name }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: toAbsoluteUrl(site, href) }) as const,
  )
}

/** Creates JSON-LD of the path to a page. Skips parts of the address without a page. */
export function createBreadcrumbJsonLd(site: Site, address: string) {
  const segments = address.split('/').slice(1)
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const pages = paths.flatMap((path) => site.findPageByAddress(path) ?? [])
  const links = pages.map((page) => ({ href: page.address, name: getPageName(site, page) }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: createListItems(site, links),
  } satisfies schema.BreadcrumbListLeaf
}

/** Returns the name of an entry. For other pages, returns the label of a link in the menus, or the title if no menu links to the page. */
function getPageName(site: Site, page: SitePage): string {
  const { definition, address, slug, parent } = page
  if (definition.kind === 'nested') {
    const match = site.findNestedEntry(definition, parent, slug)
    if (match) return definition.getName(match.item)
  } else if (definition.kind === 'collection') {
    const entry = site.findEntry(definition, slug)
    if (entry) return definition.getName(entry)
  }
  const { footer, links } = site.get(navigation)
  const menuLinks = [...footer.groups.flatMap((group) => group.links), ...links]
  return menuLinks.find(({ to }) => to.address === address)?.label ?? site.getTitle(page)
}

/** Creates JSON-LD of questions and answers. */
export function createFaqJsonLd(faq: Faq) {
  const mainEntity = faq.map(
    ({ question, answer }) =>
      ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }) as const,
  )
  return { '@type': 'FAQPage', mainEntity } satisfies schema.FAQPageLeaf
}

/** Creates JSON-LD of an article. `dateModified` is the day of the last change, but not before `date`. */
export function createPostJsonLd(
  site: Site,
  { slug, title, excerpt, date, author }: PostEntry,
  dates: ContentDates = new Map(),
) {
  const address = posts.getAddress(slug)
  const modified = getEntryLastModified(posts, site, dates, slug) ?? date
  const { name, role } = site.getEntry(team, author)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: modified > date ? modified : date,
    url: toAbsoluteUrl(site, address),
    image: toAbsoluteUrl(site, urls.share(address)),
    author: { '@type': 'Person', name, jobTitle: role, url: toAbsoluteUrl(site, about.address) },
    publisher: createOrganization(site),
  } satisfies schema.BlogPostingLeaf
}

/** Creates JSON-LD of the podcast. */
export function createPodcastJsonLd(site: Site) {
  return {
    ...createSeries(site),
    description: site.get(episodes.listing).hero.text,
    image: toAbsoluteUrl(site, urls.podcastCover()),
    author: createOrganization(site),
  } satisfies schema.PodcastSeriesLeaf
}

function createSeries(site: Site) {
  return {
    '@type': 'PodcastSeries',
    name: getPodcastTitle(site),
    url: toAbsoluteUrl(site, episodes.base),
    webFeed: toAbsoluteUrl(site, `${episodes.base}/feed.xml`),
  } as const
}

/** Creates JSON-LD of an episode. Omits a placeholder recording. */
export function createEpisodeJsonLd(site: Site, episode: EpisodeEntry) {
  const { slug, title, description, date, audioUrl: file } = episode
  const hasRecording = file !== undefined && !site.isPlaceholderInEntry(episodes, slug, ['audioUrl'])
  const duration = toIsoDuration(episode.duration)
  return {
    '@type': 'PodcastEpisode',
    name: title,
    description,
    datePublished: date,
    url: toAbsoluteUrl(site, episodes.getAddress(slug)),
    partOfSeries: createSeries(site),
    ...(hasRecording && {
      duration,
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: toAbsoluteUrl(site, urls.media(file.id)),
        encodingFormat: 'audio/mpeg',
        duration,
      },
    }),
  } satisfies schema.PodcastEpisodeLeaf
}
