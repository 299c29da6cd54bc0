import type { PageContextServer } from 'vike/types'
import {
  createCitation,
  getClaim,
  listClaimsWithCharts,
  listOtherClaims,
} from '../../renderer/collections/claims/queries.ts'
import { company } from '../../renderer/collections/company/definition.ts'
import { episodes, summarizeEpisode } from '../../renderer/collections/episodes/definition.ts'
import { home } from '../../renderer/collections/home/definition.ts'
import { groupIndustries, industries } from '../../renderer/collections/industries/definition.ts'
import { takeFirst } from '../../renderer/collections/lists.ts'
import { posts, summarizePost } from '../../renderer/collections/posts/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { summarizeService } from '../../renderer/collections/services/queries.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import type { Point } from '../../renderer/drawing/geometry.ts'
import {
  computeLights,
  computeReachMiles,
  createLightsPath,
  LIGHTS_FRAME,
  splitByRing,
} from '../../renderer/drawing/lights.ts'
import { createPageMeta } from '../../renderer/page.ts'
import { readResidentsWithin } from '../../renderer/places/residents.ts'
import { createOrganizationJsonLd } from '../../renderer/structuredData/company.ts'

const MAX_SERVICES = 4

/** Radius of the dot in the middle of the ring, including its margin. */
const DOT_RADIUS = 8

/** Returns the copy with claims, services, and the latest articles and episodes. */
export function data({ site }: PageContextServer) {
  const copy = site.get(home)
  const companyFacts = site.get(company)
  const { featured, others } = groupIndustries(site)
  const { report, term } = site.get(services.page)
  return {
    meta: createPageMeta(site, {
      ...copy.meta,
      share: { page: home.address, title: copy.hero.lines.join(' ') },
      structuredData: [createOrganizationJsonLd(site)],
    }),
    copy,
    company: companyFacts,
    services: site.listEntries(services).slice(0, MAX_SERVICES).map(summarizeService),
    industries: [...featured, ...others].map(({ slug, name }) => ({ href: industries.getAddress(slug), name })),
    report,
    term,
    revolutionClaim: getClaim(site, copy.revolution.claim),
    citation: createCitation(site, copy.hero.note),
    ring: drawRing(site.getNestedEntry(cities, copy.revolution.city).item),
    search: { ...copy.revolution.search, failed: site.get(states.listing).search.failed },
    results: listClaimsWithCharts(site, copy.results.claims),
    otherClaims: listOtherClaims(site, copy.results.claims),
    articles: takeFirst(site.listEntries(posts)).map(summarizePost),
    episodes: takeFirst(site.listEntries(episodes)).map((episode) => summarizeEpisode(site, episode)),
  }
}

export type Data = ReturnType<typeof data>

function drawRing(city: { name: string; lat: number; lon: number }) {
  const frame = { ...LIGHTS_FRAME, center: { lat: city.lat, lon: city.lon } }
  const { residentsPerLight, points } = computeLights(frame, readResidentsWithin(city, computeReachMiles(frame)))
  const [x, y] = [LIGHTS_FRAME.width / 2, LIGHTS_FRAME.height / 2]
  // The fade hides lights near the edges, and the dot in the middle covers parts of others.
  const isShown = (light: Point) =>
    Math.hypot(light.x / x - 1, light.y / y - 1) < 0.85 && Math.hypot(light.x - x, light.y - y) > DOT_RADIUS
  const { near, far } = splitByRing(points.filter(isShown), {
    x,
    y,
    radius: LIGHTS_FRAME.ringMiles * LIGHTS_FRAME.scale,
  })
  return {
    city: city.name,
    residentsPerLight,
    people: readResidentsWithin(city, LIGHTS_FRAME.ringMiles).reduce((sum, { residents }) => sum + residents, 0),
    near: createLightsPath(near),
    far: createLightsPath(far),
  }
}
