import type { PageContextServer } from 'vike/types'
import { company, contactSamples } from '../../renderer/collections/company/definition.ts'
import { type ContactWords, contact } from '../../renderer/collections/contact/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import { listingMeta } from '../../renderer/page.ts'
import type { Places } from '../../renderer/places/places.ts'
import { office } from '../../renderer/structuredData/company.ts'

export function data({ site, places }: PageContextServer) {
  const words = site.get(contact)
  return {
    meta: { ...listingMeta(site, contact.address, words), structuredData: [office(site)] },
    words,
    company: site.get(company),
    samples: contactSamples(site),
    office: officeLights(words.map, site, places),
    priced: site.all(services).flatMap(({ slug, title, time, pricing }) => {
      return pricing ? [{ href: services.address(slug), title, time, tiers: pricing.tiers }] : []
    }),
  }
}
function officeLights({ city, middle }: ContactWords['map'], site: Site, places: Places) {
  const [stateSlug, citySlug] = city?.slug.split('/') ?? []
  const view = places.find(stateSlug, citySlug)
  if (!view) return undefined
  const { city: shown, others } = places.surroundings({ ...view.city, ...middle })
  // The page says the city's name; on the map it would lie on the ring around its own part.
  return {
    words: site.get(cities.page),
    surroundings: { city: shown, others: others.filter(({ name }) => name !== view.city.name) },
  }
}

export type Data = ReturnType<typeof data>
