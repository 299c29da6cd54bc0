import type { PageContextServer } from 'vike/types'
import { boastOf, claimOf, claimSample, drawnClaims, otherClaims } from '../../renderer/collections/claims/queries.ts'
import { company } from '../../renderer/collections/company/definition.ts'
import { episodeSummary, episodes } from '../../renderer/collections/episodes/definition.ts'
import { home } from '../../renderer/collections/home/definition.ts'
import { latest } from '../../renderer/collections/lists.ts'
import { postSummary, posts } from '../../renderer/collections/posts/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { serviceSummary } from '../../renderer/collections/services/queries.ts'
import { drawnArticle } from '../../renderer/components/ArticleDrawing.tsx'
import { pageMeta } from '../../renderer/page.ts'
import { organization } from '../../renderer/structuredData/company.ts'

/** The home page shows the first four services; `/services` shows all of them. */
const SERVICES_SHOWN = 4

export function data({ site }: PageContextServer) {
  const words = site.get(home)
  const facts = site.get(company)
  const withinReach = claimOf(site, words.revolution.claim)
  return {
    meta: pageMeta(site, {
      ...words.meta,
      share: { of: home.address, title: words.hero.lines.join(' ') },
      structuredData: [organization(site)],
    }),
    words,
    company: facts,
    services: site.all(services).slice(0, SERVICES_SHOWN).map(serviceSummary),
    withinReach: {
      inside: percentage(withinReach.value),
      basis: withinReach.basis,
      sample: claimSample(site, words.revolution.claim),
    },
    boast: boastOf(site, words.hero.note),
    results: drawnClaims(site, words.results.claims),
    otherClaims: otherClaims(site, words.results.claims),
    articles: latest(site.all(posts)).map((post) => ({ ...postSummary(post), drawing: drawnArticle(post) })),
    episodes: latest(site.all(episodes)).map((episode) => episodeSummary(site, episode)),
  }
}
export type Data = ReturnType<typeof data>

/** The number of a figure such as `72%`; none where the owner states it otherwise, and then nothing is drawn. */
function percentage(value: string): number | undefined {
  const [, digits] = /^(\d{1,2})%$/.exec(value) ?? []
  return digits === undefined ? undefined : Number(digits)
}
