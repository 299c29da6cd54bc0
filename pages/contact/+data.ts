import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { contact } from '../../renderer/collections/contact/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { listingMeta } from '../../renderer/page.ts'
import { office } from '../../renderer/structuredData/company.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(contact)
  return {
    meta: { ...listingMeta(site, contact.address, words), structuredData: [office(site)] },
    words,
    company: site.get(company),
    priced: site.all(services).flatMap(({ slug, title, time, pricing }) => {
      return pricing ? [{ href: services.address(slug), title, time, tiers: pricing.tiers }] : []
    }),
  }
}
export type Data = ReturnType<typeof data>
