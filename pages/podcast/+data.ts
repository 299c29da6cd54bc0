import type { PageContextServer } from 'vike/types'
import {
  episodes,
  getEpisodeNumber,
  getRecordingInfo,
  summarizeEpisode,
} from '../../renderer/collections/episodes/definition.ts'
import { createMetaFromCopy, type PageProps } from '../../renderer/page.ts'
import { createItemListJsonLd, createPodcastJsonLd } from '../../renderer/structuredData/entries.ts'

export function data({ site }: PageContextServer) {
  const copy = site.get(episodes.listing)
  const summaries = site.listEntries(episodes).map((episode) => ({
    ...summarizeEpisode(site, episode),
    number: getEpisodeNumber(site, episode),
    sampleMinutes: getRecordingInfo(site, episode).sampleMinutes,
  }))
  const structuredData = [createPodcastJsonLd(site), createItemListJsonLd(site, summaries)]
  return {
    meta: createMetaFromCopy(site, episodes.base, copy, { structuredData }),
    copy,
    episodeCopy: site.get(episodes.page),
    episodes: summaries,
  }
}

export type Data = PageProps<typeof data>
