import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const { copy, facts, episodes } = getSite()
  return {
    meta: { title: pageTitle(copy.podcast.meta.title, facts.brand), description: copy.podcast.meta.description },
    copy: copy.podcast,
    facts,
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
