import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { formatDollars } from '../../../renderer/model/format.ts'
import { findService, lowestPrice, serviceContent, statsOf } from '../../../renderer/model/queries/services.ts'
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
  const price = lowestPrice(service)
  const { process, comparison, faq } = serviceContent(site, service)
  return {
    meta: {
      share: {
        of: urls.service(service.slug),
        title: service.title,
        ...(price !== undefined && {
          detail: `${copy.services.from} ${formatDollars(price)} ${copy.services.perMonth}`,
        }),
      },
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
