import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { serviceSummary } from '../../renderer/collections/services/queries.ts'
import { listingMeta } from '../../renderer/page.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(services.listing)
  return {
    meta: listingMeta(site, services.base, words),
    words,
    company: site.get(company),
    services: site.all(services).map(serviceSummary),
  }
}
export type Data = ReturnType<typeof data>
