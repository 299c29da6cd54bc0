import type { PageContextServer } from 'vike/types'
import { company, getContactPlaceholderLabels } from '../../renderer/collections/company/definition.ts'
import { contact } from '../../renderer/collections/contact/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import { createDotsPathsByRing } from '../../renderer/drawing/lights.ts'
import { createMetaFromCopy, type PageProps, type SiteContext } from '../../renderer/page.ts'
import { CITY_LIGHTS, CITY_RING, drawCityLights, type Surroundings } from '../../renderer/places/maps.ts'
import { createOfficeJsonLd } from '../../renderer/structuredData/company.ts'

/** Returns the prices of services, the lights around the office, and labels for placeholders in the contact details. */
export function data(context: PageContextServer) {
  const { site } = context
  const copy = site.get(contact)
  const officeLights = findOfficeLights(context)
  const drawing = officeLights && createShareDrawing(officeLights.surroundings)
  return {
    meta: createMetaFromCopy(site, contact.address, copy, { drawing, structuredData: [createOfficeJsonLd(site)] }),
    copy,
    placeholderLabels: getContactPlaceholderLabels(site),
    officeLights,
    pricedServices: site.listEntries(services).flatMap(({ slug, title, timeToResults, pricing }) => {
      return pricing ? [{ href: services.getAddress(slug), title, timeToResults, plans: pricing.plans }] : []
    }),
  }
}

function findOfficeLights({ site, places }: SiteContext) {
  const { city: reference, neighborhood } = site.get(contact).map
  if (!reference) return undefined
  const { item: city } = site.getNestedEntry(cities, reference)
  const { coordinates } = site.get(company)
  const office = places.getSurroundings({ ...city, ...coordinates, name: neighborhood ?? city.name })
  return {
    copy: site.get(cities.page),
    // Omits the city of the office, because the label overlaps the ring.
    surroundings: { city: office.city, neighbors: office.neighbors.filter(({ name }) => name !== city.name) },
  }
}

function createShareDrawing(surroundings: Surroundings) {
  const { width, height } = CITY_LIGHTS
  const { radius, ...dot } = CITY_RING
  const { insidePath } = createDotsPathsByRing(drawCityLights(surroundings).points, CITY_RING)
  const ringPath = `M${dot.x - radius} ${dot.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  return { drawings: [{ width, height, baseline: height, line: insidePath + ringPath, dot }], includesBaseline: false }
}

export type Data = PageProps<typeof data>
