import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findIndustry } from '../../../renderer/model/queries/industries.ts'
import { urls } from '../../../renderer/model/urls.ts'
import { pageTitle } from '../../../renderer/pageTitle.ts'
import { getSite } from '../../../renderer/site.ts'

/** How many of a service's benefits its card shows (specification, section 9). */
const BENEFITS_SHOWN = 3

export function data({ routeParams }: PageContextServer) {
  const site = getSite()
  const { copy, facts } = site
  const industry = findIndustry(site, routeParams.industry ?? '')
  if (!industry) throw render(404)
  return {
    meta: {
      title: pageTitle(industry.title, facts.brand),
      description: industry.description,
      share: { of: urls.industry(industry.slug), title: industry.title },
    },
    copy: copy.industry,
    facts,
    industry,
    services: industry.services.map(({ service, title, description, benefits }) => ({
      slug: service.slug,
      title,
      description,
      benefits: benefits.slice(0, BENEFITS_SHOWN),
    })),
  }
}
export type Data = ReturnType<typeof data>
