import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findIndustryService } from '../../../../renderer/model/queries/industries.ts'
import { urls } from '../../../../renderer/model/urls.ts'
import { pageTitle } from '../../../../renderer/pageTitle.ts'
import { getSite } from '../../../../renderer/site.ts'

/** How many benefits the page's head shows (specification, section 2). */
const BENEFITS_SHOWN = 3

export function data({ routeParams }: PageContextServer) {
  const site = getSite()
  const { copy, facts } = site
  const found = findIndustryService(site, routeParams.industry ?? '', routeParams.service ?? '')
  if (!found) throw render(404)
  const { industry, entry, service } = found
  return {
    meta: {
      title: pageTitle(entry.title, facts.brand),
      description: entry.description,
      share: { of: urls.industry(industry.slug), title: industry.title },
    },
    copy: copy.industryService,
    facts,
    industry: { slug: industry.slug, name: industry.name },
    service: { slug: service.slug, title: service.title },
    entry,
    firstBenefits: entry.benefits.slice(0, BENEFITS_SHOWN),
  }
}
export type Data = ReturnType<typeof data>
