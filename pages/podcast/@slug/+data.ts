import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { pageTitle } from '../../../renderer/pageTitle.ts'
import { getSite } from '../../../renderer/site.ts'

export function data({ routeParams }: PageContextServer) {
  const { copy, facts, episodes } = getSite()
  const episode = episodes.find(({ slug }) => slug === routeParams.slug)
  if (!episode) throw render(404)
  return {
    meta: { title: pageTitle(episode.title, facts.brand), description: episode.description },
    copy: copy.episode,
    episode,
  }
}
export type Data = ReturnType<typeof data>
