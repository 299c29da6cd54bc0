import { chartOf } from '../../renderer/model/claimChart.ts'
import { claimOf } from '../../renderer/model/queries/claims.ts'
import { latest } from '../../renderer/model/queries/latest.ts'
import { lowestPrice } from '../../renderer/model/queries/services.ts'
import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'
import { organization } from '../../renderer/structuredData.ts'

/** The home page shows the first four services; `/services` shows all of them. */
const SERVICES_SHOWN = 4

export function data() {
  const site = getSite()
  const { copy, facts, services, posts, episodes } = site
  const withinReach = claimOf(site, copy.home.revolution.claim)
  return {
    meta: {
      share: { of: urls.home(), title: copy.home.hero.lines.join(' ') },
      title: pageTitle(copy.home.meta.title, facts.brand),
      description: copy.home.meta.description,
      structuredData: [organization(facts)],
    },
    copy: copy.home,
    facts,
    services: services.slice(0, SERVICES_SHOWN).map((service) => ({
      slug: service.slug,
      title: service.title,
      desc: service.desc,
      price: lowestPrice(service),
    })),
    withinReach: { inside: percentage(withinReach.value), basis: withinReach.basis },
    results: copy.home.results.claims.map((reference) => {
      const claim = claimOf(site, reference)
      return { ...claim, id: reference.slug, drawing: chartOf(claim) }
    }),
    articles: latest(posts).map(({ slug, title, excerpt, date }) => ({ slug, title, excerpt, date })),
    episodes: latest(episodes).map(({ slug, title, date, duration }) => ({ slug, title, date, duration })),
  }
}
export type Data = ReturnType<typeof data>

/** The number of a figure such as `72%`; none where the owner states it otherwise, and then nothing is drawn. */
function percentage(value: string): number | undefined {
  const [, digits] = /^(\d{1,2})%$/.exec(value) ?? []
  return digits === undefined ? undefined : Number(digits)
}
