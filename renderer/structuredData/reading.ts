import type { BlogPostingLeaf, PodcastEpisodeLeaf, PodcastSeriesLeaf } from 'schema-dts'
import { about } from '../collections/about/definition.ts'
import { company } from '../collections/company/definition.ts'
import { type EpisodeEntry, episodes } from '../collections/episodes/definition.ts'
import { type PostEntry, posts } from '../collections/posts/definition.ts'
import { team } from '../collections/team/definition.ts'
import { showTitle } from '../feeds.ts'
import { type ContentDates, entryLastModified } from '../lastModified.ts'
import type { Entry } from '../model/define/definitions.ts'
import type { Site } from '../model/site.ts'
import { urls } from '../urls.ts'
import { isoDuration } from '../wording/duration.ts'
import { absolute, brandOf, inContext } from './context.ts'

/**
 * A blog post, by the author that its page shows. It was modified on the same day as in the sitemap, and never before it was
 * published. Sources: schema.org/BlogPosting, Google's "Article structured data".
 * @param dates when the content files last changed; if it's empty, the post is as old as its publication.
 */
export function blogPosting(
  site: Site,
  { slug, title, excerpt, date, author }: PostEntry,
  dates: ContentDates = new Map(),
) {
  const address = posts.address(slug)
  const brand = brandOf(site.get(company))
  const modified = entryLastModified(posts, slug, site, dates) ?? date
  return inContext({
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: modified > date ? modified : date,
    url: absolute(site, address),
    image: absolute(site, urls.share(address)),
    author: author ? person(site, site.entry(team, author)) : brand,
    publisher: brand,
  } satisfies BlogPostingLeaf)
}

/** A member of the team, whose profile is on the about page. Source: schema.org/Person. */
function person(site: Site, { name, role }: Entry<typeof team>) {
  return { '@type': 'Person', name, jobTitle: role, url: absolute(site, about.address) } as const
}

/** The podcast. Source: schema.org/PodcastSeries. */
export function podcastSeries(site: Site) {
  return inContext({
    ...series(site),
    description: site.get(episodes.listing).hero.text,
    image: absolute(site, urls.podcastCover()),
    author: brandOf(site.get(company)),
  } satisfies PodcastSeriesLeaf)
}

function series(site: Site) {
  return {
    '@type': 'PodcastSeries',
    name: showTitle(site),
    url: absolute(site, episodes.base),
    webFeed: absolute(site, `${episodes.base}/feed.xml`),
  } as const
}

/** An episode; its length and sound where the recording is its own, and no sample. Source: schema.org/PodcastEpisode. */
export function podcastEpisode(site: Site, { slug, title, description, date, duration, audioUrl }: EpisodeEntry) {
  const isTrue = audioUrl !== undefined && !site.isPlaceholder(episodes, slug, ['audioUrl'])
  const length = isoDuration(duration)
  return inContext({
    '@type': 'PodcastEpisode',
    name: title,
    description,
    datePublished: date,
    url: absolute(site, episodes.address(slug)),
    partOfSeries: series(site),
    ...(isTrue && {
      duration: length,
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: absolute(site, urls.media(audioUrl.slug)),
        encodingFormat: 'audio/mpeg',
        duration: length,
      },
    }),
  } satisfies PodcastEpisodeLeaf)
}
