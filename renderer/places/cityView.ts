import { cities, TOWN_POPULATION } from '../collections/states/definition.ts'
import { type CityFrame, cityFrame, frameReach, isOnMap, project } from '../drawing/cityFrame.ts'
import type { Atlas, Near, Neighbor, Place, Spot } from './atlas.ts'
import { type CityFigures, cityFigures } from './cityFigures.ts'
import type { Facts } from './facts.ts'
import type { Finding, Findings } from './findings.ts'

/**
 * What is true of one city and of no other, as numbers: sentences, map, cards and share picture are made of it. Distances
 * are miles on the globe.
 */
export interface CityView extends Place {
  address: string
  /** The four nearest cities of ours. */
  nearest: Neighbor[]
  /** The other places of 12,000 people and more within five miles, the largest first: of those with a page their state is known. */
  beside: (Place | Spot)[]
  /** What public tables know of its surroundings; undefined where they know nothing. */
  figures: CityFigures | undefined
  /** What sets it apart, the most telling first. */
  findings: Finding[]
  map: CityMapView
}

/** How many cities a page lists as the nearest. */
const NEAREST = 4
/** In miles: an office's ring. */
const RING = 5

/** Computes what is true of a city from the places of all states. */
export function cityView(atlas: Atlas, facts: Facts, findings: Findings, place: Place): CityView {
  const { state, city } = place
  const nearest = atlas.nearest(city, NEAREST)
  const frame = cityMapFrame(city, nearest)
  // Asked for once: of all that is computed here it takes longest.
  const near = atlas.spotsWithin(city, Math.max(RING, frameReach(frame)))
  return {
    ...place,
    address: cities.address(state.slug, city.slug),
    nearest,
    beside: besideOf(atlas, city, near),
    figures: cityFigures(facts, state.slug, city.slug),
    findings: findings.of(city),
    map: cityMapView(frame, nearest, atlas.citiesAmong(near), near),
  }
}

/** Without a twin across the border, such as the other Texarkana: a bare name would mean the city itself. */
function besideOf(atlas: Atlas, city: Place['city'], near: Near<Spot>[]): CityView['beside'] {
  return near
    .flatMap(({ place, miles }) =>
      miles <= RING && place.population >= TOWN_POPULATION && place.name !== city.name ? [place] : [],
    )
    .toSorted(bySize)
    .map((spot) => atlas.placeOf(spot) ?? spot)
}

/** What a city's map draws. Names get their room in this order. */
export interface CityMapView {
  frame: CityFrame
  /** Cities with a page: the nearest first, as the page lists them, then the largest. */
  cities: Neighbor[]
  /** Of the nearest, those beyond the edge: the map points at them. */
  beyond: Neighbor[]
  /** The other places, the largest first: towns without a page, and cities beyond the cap. */
  towns: Spot[]
}

/** A disc nearer to the edge than this would be cut. */
const EDGE = 8
/**
 * Around New York and Los Angeles more places lie on the map than it can show. The smallest would add bytes and no
 * picture, so what is drawn is capped; it stays so when the content lists all 21,000 places of the country.
 */
const MOST_CITIES = 24
const MOST_TOWNS = 60

/** On a map without any place a line toward a city farther away than this would lead nowhere: a locator says more. */
const FARTHEST = 100

/** @param nearest the cities that the page lists; the last of them decides how far the map reaches. */
function cityMapFrame(city: Place['city'], nearest: Neighbor[]): CityFrame {
  return cityFrame(city, nearest.length < NEAREST ? Number.POSITIVE_INFINITY : (nearest.at(-1)?.miles ?? 0))
}

/**
 * Chooses the places on the map of a city: what is nearest, and what is largest.
 * @param nearest the cities that the page lists.
 * @param cities those with a page that may lie on the map.
 * @param spots all that may, the nearest first.
 */
function cityMapView(frame: CityFrame, nearest: Neighbor[], cities: Neighbor[], spots: Near<Spot>[]): CityMapView {
  const isShown = (spot: Spot) => isOnMap(project(frame, spot), EDGE)
  const isNear = new Set(nearest.map((near) => near.city))
  const reach = frameReach(frame)
  const others = cities.filter(({ city, miles }) => miles <= reach && !isNear.has(city))
  const shown = [...nearest, ...others.toSorted((a, b) => bySize(a.city, b.city))].filter((near) => isShown(near.city))
  const towns = spots.flatMap(({ place, miles }) => (miles <= reach && isTown(place) && isShown(place) ? [place] : []))
  const isEmpty = shown.length + towns.length === 0
  return {
    frame,
    cities: shown.slice(0, MOST_CITIES),
    beyond: nearest.filter((near) => (near.miles <= FARTHEST || !isEmpty) && !isShown(near.city)),
    towns: [...shown.slice(MOST_CITIES).map((near) => near.city), ...towns].toSorted(bySize).slice(0, MOST_TOWNS),
  }
}

/** The largest first. */
function bySize(a: Spot, b: Spot): number {
  return b.population - a.population
}

/** A town has no page, and so no slug. */
function isTown(spot: Spot): boolean {
  return !('slug' in spot)
}
