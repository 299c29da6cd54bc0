import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { formatDay } from '../../../renderer/model/format.ts'
import { urls } from '../../../renderer/model/urls.ts'
import { pageTitle } from '../../../renderer/pageTitle.ts'
import { getSite } from '../../../renderer/site.ts'

export function data({ routeParams }: PageContextServer) {
  const { copy, facts, episodes } = getSite()
  const episode = episodes.find(({ slug }) => slug === routeParams.slug)
  if (!episode) throw render(404)
  return {
    meta: {
      title: pageTitle(episode.title, facts.brand),
      description: episode.description,
      share: {
        of: urls.episode(episode.slug),
        title: episode.title,
        detail: `${copy.episode.badge}, ${formatDay(episode.date)}`,
      },
      published: episode.date,
    },
    copy: copy.episode,
    brand: facts.brand,
    episode,
  }
}
export type Data = ReturnType<typeof data>
