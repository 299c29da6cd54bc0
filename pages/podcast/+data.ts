import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { episodeSummary, episodes } from '../../renderer/collections/episodes/definition.ts'
import { listingMeta } from '../../renderer/page.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(episodes.listing)
  return {
    meta: listingMeta(site, episodes.base, words),
    words,
    company: site.get(company),
    label: site.get(episodes.page).badge,
    episodes: site.all(episodes).map((episode) => episodeSummary(site, episode)),
  }
}
export type Data = ReturnType<typeof data>
