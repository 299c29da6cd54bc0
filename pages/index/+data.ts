import type { PageContextServer } from 'vike/types'
import {
  createCitation,
  getClaim,
  getClaimSampleLabel,
  listChartedClaims,
  listOtherClaims,
} from '../../renderer/collections/claims/queries.ts'
import { company } from '../../renderer/collections/company/definition.ts'
import { episodes, summarizeEpisode } from '../../renderer/collections/episodes/definition.ts'
import { home } from '../../renderer/collections/home/definition.ts'
import { groupIndustries, industries } from '../../renderer/collections/industries/definition.ts'
import { takeLatest } from '../../renderer/collections/lists.ts'
import { posts, summarizePost } from '../../renderer/collections/posts/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { summarizeService } from '../../renderer/collections/services/queries.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import type { Point } from '../../renderer/drawing/geometry.ts'
import { computeLights, LIGHTS, lightsPath, reachInMiles, splitByRing } from '../../renderer/drawing/lights.ts'
import { pageMeta } from '../../renderer/page.ts'
import { residentsWithin } from '../../renderer/places/residents.ts'
import { createOrganizationMarkup } from '../../renderer/structuredData/company.ts'

const SERVICES_SHOWN = 4

/** Radius of the dot in the middle of the ring and of its margin. */
const DOT = 8

/** Returns the copy with claims, services, and the latest articles and episodes. */
export function data({ site }: PageContextServer) {
  const copy = site.get(home)
  const facts = site.get(company)
  const { featured, others } = groupIndustries(site)
  const { report, term } = site.get(services.page)
  const withinReach = getClaim(site, copy.revolution.claim)
  return {
    meta: pageMeta(site, {
      ...copy.meta,
      share: { page: home.address, title: copy.hero.lines.join(' ') },
      structuredData: [createOrganizationMarkup(site)],
    }),
    copy,
    company: facts,
    services: site.all(services).slice(0, SERVICES_SHOWN).map(summarizeService),
    industries: [...featured, ...others].map(({ slug, name }) => ({ href: industries.address(slug), name })),
    report,
    term,
    withinReach: { basis: withinReach.basis, sample: getClaimSampleLabel(site, copy.revolution.claim) },
    citation: createCitation(site, copy.hero.note),
    ring: drawRing(site.getNestedEntry(cities, copy.revolution.city).item),
    search: { ...copy.revolution.search, failed: site.get(states.listing).search.failed },
    results: listChartedClaims(site, copy.results.claims),
    otherClaims: listOtherClaims(site, copy.results.claims),
    articles: takeLatest(site.all(posts)).map(summarizePost),
    episodes: takeLatest(site.all(episodes)).map((episode) => summarizeEpisode(site, episode)),
  }
}

/** Props of the home page. */
export type Data = ReturnType<typeof data>

function drawRing(city: { name: string; lat: number; lon: number }) {
  const frame = { ...LIGHTS, center: { lat: city.lat, lon: city.lon } }
  const { residentsPerLight, points } = computeLights(frame, residentsWithin(city, reachInMiles(frame)), LIGHTS.max)
  const [x, y] = [LIGHTS.width / 2, LIGHTS.height / 2]
  // The fade hides lights near the edges, and the dot in the middle covers parts of others.
  const isShown = (light: Point) =>
    Math.hypot(light.x / x - 1, light.y / y - 1) < 0.85 && Math.hypot(light.x - x, light.y - y) > DOT
  const { near, far } = splitByRing(points.filter(isShown), { x, y, radius: LIGHTS.miles * LIGHTS.scale })
  return {
    city: city.name,
    residentsPerLight,
    people: residentsWithin(city, LIGHTS.miles).reduce((sum, { residents }) => sum + residents, 0),
    near: lightsPath(near),
    far: lightsPath(far),
  }
}
