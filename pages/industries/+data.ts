import { groupIndustries, type IndustryEntry } from '../../renderer/model/queries/industries.ts'
import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'

export function data() {
  const site = getSite()
  const { copy, facts } = site
  const { featured, others } = groupIndustries(site)
  return {
    meta: {
      title: pageTitle(copy.industries.meta.title, facts.brand),
      description: copy.industries.meta.description,
      share: { of: urls.industries(), title: copy.industries.hero.title },
    },
    copy: copy.industries,
    facts,
    featured: featured.map(summary),
    others: others.map(summary),
  }
}
export type Data = ReturnType<typeof data>

/** What a card shows of an industry. */
function summary({ slug, name, description, icon, services }: IndustryEntry) {
  return { slug, name, description, icon, serviceCount: services.length }
}
