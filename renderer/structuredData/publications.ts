import type { BlogPostingLeaf, PodcastEpisodeLeaf, PodcastSeriesLeaf } from 'schema-dts'
import { about } from '../collections/about/definition.ts'
import { type EpisodeEntry, episodes } from '../collections/episodes/definition.ts'
import { type PostEntry, posts } from '../collections/posts/definition.ts'
import { team } from '../collections/team/definition.ts'
import { getPodcastTitle } from '../feeds.ts'
import { type ContentDates, getEntryLastModified } from '../lastModified.ts'
import type { Entry } from '../model/define/definitions.ts'
import type { Site } from '../model/site.ts'
import { urls } from '../urls.ts'
import { toIsoDuration } from '../wording/duration.ts'
import { createOrganization, toAbsoluteUrl, withContext } from './context.ts'

/** Creates JSON-LD of an article. `dateModified` is the day of the last change, but not before `date`. Sources: schema.org/BlogPosting; Google, "Article structured data". */
export function createPostJsonLd(
  site: Site,
  { slug, title, excerpt, date, author }: PostEntry,
  dates: ContentDates = new Map(),
) {
  const address = posts.getAddress(slug)
  const modified = getEntryLastModified(posts, slug, site, dates) ?? date
  return withContext({
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: modified > date ? modified : date,
    url: toAbsoluteUrl(site, address),
    image: toAbsoluteUrl(site, urls.share(address)),
    author: createPerson(site, site.getEntry(team, author)),
    publisher: createOrganization(site),
  } satisfies BlogPostingLeaf)
}

function createPerson(site: Site, { name, role }: Entry<typeof team>) {
  return { '@type': 'Person', name, jobTitle: role, url: toAbsoluteUrl(site, about.address) } as const
}

/** Creates JSON-LD of the podcast. Source: schema.org/PodcastSeries. */
export function createPodcastJsonLd(site: Site) {
  return withContext({
    ...createSeries(site),
    description: site.get(episodes.listing).hero.text,
    image: toAbsoluteUrl(site, urls.podcastCover()),
    author: createOrganization(site),
  } satisfies PodcastSeriesLeaf)
}

function createSeries(site: Site) {
  return {
    '@type': 'PodcastSeries',
    name: getPodcastTitle(site),
    url: toAbsoluteUrl(site, episodes.base),
    webFeed: toAbsoluteUrl(site, `${episodes.base}/feed.xml`),
  } as const
}

/** Creates JSON-LD of an episode. Omits a placeholder recording. Source: schema.org/PodcastEpisode. */
export function createEpisodeJsonLd(
  site: Site,
  { slug, title, description, date, duration, audioUrl: audioFile }: EpisodeEntry,
) {
  const hasRecording = audioFile !== undefined && !site.isPlaceholderInEntry(episodes, slug, ['audioUrl'])
  const length = toIsoDuration(duration)
  return withContext({
    '@type': 'PodcastEpisode',
    name: title,
    description,
    datePublished: date,
    url: toAbsoluteUrl(site, episodes.getAddress(slug)),
    partOfSeries: createSeries(site),
    ...(hasRecording && {
      duration: length,
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: toAbsoluteUrl(site, urls.media(audioFile.id)),
        encodingFormat: 'audio/mpeg',
        duration: length,
      },
    }),
  } satisfies PodcastEpisodeLeaf)
}
