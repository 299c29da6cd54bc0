import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const { copy, facts, episodes } = getSite()
  return {
    meta: {
      title: pageTitle(copy.podcast.meta.title, facts.brand),
      description: copy.podcast.meta.description,
      share: { of: urls.podcast(), title: copy.podcast.hero.title },
    },
    copy: copy.podcast,
    facts,
    label: copy.episode.badge,
    episodes: episodes.map(({ slug, title, description, date, duration }) => ({
      slug,
      title,
      description,
      date,
      duration,
    })),
  }
}
export type Data = ReturnType<typeof data>
