import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { contact } from '../../renderer/collections/contact/definition.ts'
import { listingMeta } from '../../renderer/page.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(contact)
  return { meta: listingMeta(site, contact.address, words), words, company: site.get(company) }
}
export type Data = ReturnType<typeof data>
