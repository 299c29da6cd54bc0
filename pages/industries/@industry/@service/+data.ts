import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { company } from '../../../../renderer/collections/company/definition.ts'
import { industries, industryServices } from '../../../../renderer/collections/industries/definition.ts'
import { services } from '../../../../renderer/collections/services/definition.ts'
import { getServiceContent, summarizeService } from '../../../../renderer/collections/services/queries.ts'
import { pageMeta } from '../../../../renderer/page.ts'
import { service as serviceMarkup } from '../../../../renderer/structuredData/company.ts'
import { breadcrumbs } from '../../../../renderer/structuredData/lists.ts'
import { drawMarks } from '../../Mark.tsx'

/** Specification, section 2. */
const FIRST_BENEFITS = 3

export function data({ site, routeParams }: PageContextServer) {
  const match = site.findNested(industryServices, routeParams.industry, routeParams.service)
  if (!match) throw render(404)
  const { parent: industry, item: entry } = match
  const service = site.entry(services, entry.service)
  const address = industryServices.address(industry.slug, service.slug)
  return {
    meta: pageMeta(site, {
      title: entry.title,
      description: entry.description,
      share: { of: address, title: entry.title, drawing: drawMarks([industry.icon]) },
      structuredData: [
        breadcrumbs(site, address),
        serviceMarkup(site, { name: entry.title, address, type: service.title, description: entry.description }),
      ],
    }),
    copy: site.get(industryServices.page),
    term: site.get(services.page).term,
    company: site.get(company),
    industry: { href: industries.address(industry.slug), name: industry.name, icon: industry.icon },
    service: { ...summarizeService(service), providers: service.pricing?.tiers[0]?.description ?? '' },
    steps: getServiceContent(site, service).process.map(({ title, timeline }) => ({ title, timeline })),
    entry,
    firstBenefits: entry.benefits.slice(0, FIRST_BENEFITS),
  }
}
export type Data = ReturnType<typeof data>
