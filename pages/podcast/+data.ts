import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { episodes, getEpisodeNumber, summarizeEpisode } from '../../renderer/collections/episodes/definition.ts'
import { listingMeta } from '../../renderer/page.ts'
import { createItemListMarkup } from '../../renderer/structuredData/lists.ts'
import { createPodcastMarkup } from '../../renderer/structuredData/reading.ts'

/** Returns all episodes, the latest first. */
export function data({ site }: PageContextServer) {
  const copy = site.get(episodes.listing)
  const all = site.all(episodes).map((episode) => ({
    ...summarizeEpisode(site, episode),
    number: getEpisodeNumber(site, episode),
  }))
  return {
    meta: {
      ...listingMeta(site, episodes.base, copy),
      structuredData: [createPodcastMarkup(site), createItemListMarkup(site, all)],
    },
    copy,
    company: site.get(company),
    play: site.get(episodes.page).player.play,
    episodes: all,
  }
}

/** Props of `/podcast`. */
export type Data = ReturnType<typeof data>
