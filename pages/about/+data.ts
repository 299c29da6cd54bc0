import type { PageContextServer } from 'vike/types'
import { about } from '../../renderer/collections/about/definition.ts'
import { company } from '../../renderer/collections/company/definition.ts'
import { sampleWord } from '../../renderer/collections/samples.ts'
import { team } from '../../renderer/collections/team/definition.ts'
import { values } from '../../renderer/collections/values/definition.ts'
import { listingMeta } from '../../renderer/page.ts'
import { aboutPage } from '../../renderer/structuredData/company.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(about)
  const facts = site.get(company)
  return {
    meta: {
      ...listingMeta(site, about.address, words),
      structuredData: [aboutPage(site)],
    },
    words,
    company: facts,
    values: site.all(values),
    team: site.all(team).map((member) => {
      const isSample = ['name', 'bio'].some((field) => site.isPlaceholder(team, member.slug, [field]))
      return { ...member, sample: sampleWord(site, isSample) }
    }),
  }
}
export type Data = ReturnType<typeof data>
