import type { BlogPostingLeaf, PodcastEpisodeLeaf, PodcastSeriesLeaf } from 'schema-dts'
import { company } from '../collections/company/definition.ts'
import { type EpisodeEntry, episodes } from '../collections/episodes/definition.ts'
import { type PostEntry, posts } from '../collections/posts/definition.ts'
import { showTitle } from '../feeds.ts'
import type { Site } from '../model/site.ts'
import { urls } from '../urls.ts'
import { isoDuration } from '../wording/duration.ts'
import { absolute, brandOf, inContext } from './context.ts'

/** An article. Sources: schema.org/BlogPosting, Google's "Article structured data". */
export function blogPosting(site: Site, { slug, title, excerpt, date }: PostEntry) {
  const address = posts.address(slug)
  const brand = brandOf(site.get(company))
  return inContext({
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    url: absolute(site, address),
    image: absolute(site, urls.share(address)),
    author: brand,
    publisher: brand,
  } satisfies BlogPostingLeaf)
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
