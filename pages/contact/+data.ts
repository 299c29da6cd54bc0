import type { PageContextServer } from 'vike/types'
import { company, getContactPlaceholderLabels } from '../../renderer/collections/company/definition.ts'
import { type ContactCopy, contact } from '../../renderer/collections/contact/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import { createDotsPath, splitByRing } from '../../renderer/drawing/lights.ts'
import type { Site } from '../../renderer/model/site.ts'
import { createMetaFromCopy, type PageProps, type ShareDrawing } from '../../renderer/page.ts'
import { CITY_LIGHTS, CITY_RING, drawCityLights, type Surroundings } from '../../renderer/places/cityLights.ts'
import type { Places } from '../../renderer/places/places.ts'
import { createOfficeJsonLd } from '../../renderer/structuredData/company.ts'

/** Returns the prices of services, the lights around the office, and labels for placeholders in the contact details. */
export function data({ site, places }: PageContextServer) {
  const copy = site.get(contact)
  const officeLights = findOfficeLights(copy.map, site, places)
  const drawing = officeLights && createShareDrawing(officeLights.surroundings)
  return {
    meta: {
      ...createMetaFromCopy(site, contact.address, copy, { drawing }),
      structuredData: [createOfficeJsonLd(site)],
    },
    copy,
    placeholderLabels: getContactPlaceholderLabels(site),
    officeLights,
    pricedServices: site.listEntries(services).flatMap(({ slug, title, timeToResults, pricing }) => {
      return pricing ? [{ href: services.getAddress(slug), title, timeToResults, plans: pricing.plans }] : []
    }),
  }
}

function findOfficeLights({ city, neighborhood }: ContactCopy['map'], site: Site, places: Places) {
  const [stateSlug, citySlug] = city?.id.split('/') ?? []
  const match = site.findNestedEntry(cities, stateSlug, citySlug)
  if (!match) return undefined
  const { coordinates } = site.get(company)
  const { city: office, neighbors } = places.getSurroundings({
    ...match.item,
    ...coordinates,
    name: neighborhood ?? match.item.name,
  })
  return {
    copy: site.get(cities.page),
    // Omits the city of the office, because the label overlaps the ring.
    surroundings: { city: office, neighbors: neighbors.filter(({ name }) => name !== match.item.name) },
  }
}

function createShareDrawing(surroundings: Surroundings): ShareDrawing {
  const { width, height } = CITY_LIGHTS
  const { radius, ...dot } = CITY_RING
  const lightsPath = createDotsPath(splitByRing(drawCityLights(surroundings).points, CITY_RING).inside)
  const ringPath = `M${dot.x - radius} ${dot.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  return { drawings: [{ width, height, baseline: height, line: lightsPath + ringPath, dot }], includesBaseline: false }
}

export type Data = PageProps<typeof data>
