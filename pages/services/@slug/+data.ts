import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findService, serviceContent, statsOf } from '../../../renderer/model/queries/services.ts'
import { testimonialsOf } from '../../../renderer/model/queries/testimonials.ts'
import { urls } from '../../../renderer/model/urls.ts'
import { pageTitle } from '../../../renderer/pageTitle.ts'
import { getSite } from '../../../renderer/site.ts'
import { faqPage } from '../../../renderer/structuredData.ts'
import { priceTable } from './priceTable.ts'
import { withAddresses } from './withAddresses.ts'

export function data({ routeParams }: PageContextServer) {
  const site = getSite()
  const { copy, facts } = site
  const service = findService(site, routeParams.slug ?? '')
  if (!service) throw render(404)
  const { process, comparison, faq } = serviceContent(site, service)
  return {
    meta: {
      share: { of: urls.service(service.slug), title: service.title, detail: service.desc },
      title: pageTitle(service.title, facts.brand),
      description: service.description,
      structuredData: [faqPage(faq)],
    },
    copy: copy.service,
    facts,
    service,
    stats: statsOf(site, service),
    process,
    comparison,
    testimonials: testimonialsOf(site, service),
    faq: withAddresses(faq),
    pricing: service.pricing && priceTable(service.pricing),
  }
}
export type Data = ReturnType<typeof data>
