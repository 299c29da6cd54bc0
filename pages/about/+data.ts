import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'
import { aboutPage } from '../../renderer/structuredData.ts'

export function data() {
  const { copy, facts, values, team } = getSite()
  const { title, description } = copy.about.meta
  return {
    meta: {
      title: pageTitle(title, facts.brand),
      description,
      structuredData: [aboutPage(facts, title, description)],
      share: { of: urls.about(), title: copy.about.hero.title },
    },
    copy: copy.about,
    facts,
    values: values.map(({ slug, name, text }) => ({ slug, name, text })),
    team: team.map(({ slug, name, role, bio, portrait }) => ({ slug, name, role, bio, portrait })),
  }
}
export type Data = ReturnType<typeof data>
