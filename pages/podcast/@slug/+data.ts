import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import {
  episodes,
  getEpisodeNumber,
  getEpisodePlaceholderLabel,
  getEpisodeSegments,
  getRecordingInfo,
} from '../../../renderer/collections/episodes/definition.ts'
import { createPageMeta, type PageProps } from '../../../renderer/page.ts'
import { createBreadcrumbJsonLd, createEpisodeJsonLd } from '../../../renderer/structuredData/entries.ts'
import { formatDay } from '../../../renderer/wording/format.ts'

/** Returns an episode, including its recording. Throws Vike's 404 for unknown slugs. */
export function data({ site, routeParams }: PageContextServer) {
  const episode = site.findEntry(episodes, routeParams.slug)
  if (!episode) throw render(404)
  const copy = site.get(episodes.page)
  const { slug, title, description, date } = episode
  const segments = getEpisodeSegments(episode)
  return {
    meta: createPageMeta(site, {
      title,
      description,
      share: {
        pageAddress: episodes.getAddress(slug),
        title,
        detail: `${copy.badge}, ${formatDay(date)}`,
        ...(episode.chapters && { drawing: { segments } }),
      },
      publishedDate: date,
      structuredData: [createBreadcrumbJsonLd(site, episodes.getAddress(slug)), createEpisodeJsonLd(site, episode)],
    }),
    copy,
    episode,
    segments,
    number: getEpisodeNumber(site, episode),
    recording: getRecordingInfo(site, episode),
    placeholderLabel: getEpisodePlaceholderLabel(site, episode),
  }
}

export type Data = PageProps<typeof data>
