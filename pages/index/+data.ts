import type { PageContextServer } from 'vike/types'
import { createCitation, getClaim, listOtherClaims } from '../../renderer/collections/claims/definition.ts'
import { episodes, summarizeEpisode } from '../../renderer/collections/episodes/definition.ts'
import { home } from '../../renderer/collections/home/definition.ts'
import { groupIndustries, industries } from '../../renderer/collections/industries/definition.ts'
import { posts, summarizePost } from '../../renderer/collections/posts/definition.ts'
import { getPriceLabels, services, summarizeService } from '../../renderer/collections/services/definition.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import type { Point } from '../../renderer/drawing/geometry.ts'
import {
  computeCornerMiles,
  computeLights,
  createDotsPathsByRing,
  RING_MAP,
  RING_MILES,
  sumResidents,
} from '../../renderer/drawing/lights.ts'
import { createPageMeta, type PageProps } from '../../renderer/page.ts'
import { readBlockGroupsWithin } from '../../renderer/places/blockGroups.ts'
import { createOrganizationJsonLd } from '../../renderer/structuredData/company.ts'

const MAX_SERVICES = 4
const MAX_LATEST = 3
/** Maximum distance of lights from the center. 1 is the edge of the drawing. */
const MAX_LIGHT_DISTANCE = 0.85
/** Radius of the dot in the center of the ring, including a margin, in `viewBox` units. */
const DOT_RADIUS = 8

export function data({ site }: PageContextServer) {
  const copy = site.get(home)
  const { featuredIndustries, otherIndustries } = groupIndustries(site)
  const { report: reportCopy, contractTerm } = site.get(services.page)
  const resultClaims = copy.results.claims.map((claim) => getClaim(site, claim))
  const latestEpisodes = site
    .listEntries(episodes)
    .slice(0, MAX_LATEST)
    .map((episode) => summarizeEpisode(site, episode))
  return {
    meta: createPageMeta(site, {
      ...copy.meta,
      share: { pageAddress: home.address, title: copy.hero.lines.join(' ') },
      structuredData: [createOrganizationJsonLd(site)],
    }),
    copy,
    services: site.listEntries(services).slice(0, MAX_SERVICES).map(summarizeService),
    priceLabels: getPriceLabels(site),
    industries: [...featuredIndustries, ...otherIndustries].map(({ slug, name }) => ({
      href: industries.getAddress(slug),
      name,
    })),
    reportCopy,
    contractTerm,
    revolutionClaim: getClaim(site, copy.revolution.claim),
    citation: createCitation(site, copy.hero.note),
    ring: computeRing(site.getNestedEntry(cities, copy.revolution.city).item),
    search: { ...copy.revolution.search, errorMessage: site.get(states.listing).search.errorMessage },
    resultClaims,
    resultsLabel: getSharedLabel(resultClaims),
    otherClaims: listOtherClaims(site, copy.results.claims),
    articles: site.listEntries(posts).slice(0, MAX_LATEST).map(summarizePost),
    episodes: latestEpisodes,
    episodesLabel: getSharedLabel(latestEpisodes),
  }
}

/** Returns the first placeholder label if all items are placeholders, so that a heading can show it once. */
function getSharedLabel(items: { placeholderLabel: string | undefined }[]): string | undefined {
  return items.every(({ placeholderLabel }) => placeholderLabel !== undefined) ? items[0]?.placeholderLabel : undefined
}

export type Data = PageProps<typeof data>

function computeRing(city: { name: string; lat: number; lon: number }) {
  const frame = { ...RING_MAP, center: { lat: city.lat, lon: city.lon } }
  const { residentsPerLight, points } = computeLights(frame, readBlockGroupsWithin(city, computeCornerMiles(frame)))
  const ring = { x: RING_MAP.width / 2, y: RING_MAP.height / 2, radius: RING_MILES * RING_MAP.pixelsPerMile }
  // Omits lights near the edge, and lights that the dot partly covers.
  const isShown = ({ x, y }: Point) =>
    Math.hypot(x / ring.x - 1, y / ring.y - 1) < MAX_LIGHT_DISTANCE && Math.hypot(x - ring.x, y - ring.y) > DOT_RADIUS
  const { insidePath, outsidePath } = createDotsPathsByRing(points.filter(isShown), ring)
  return {
    city: city.name,
    residentsPerLight,
    residents: sumResidents(readBlockGroupsWithin(city, RING_MILES)),
    insideLightsPath: insidePath,
    outsideLightsPath: outsidePath,
  }
}
