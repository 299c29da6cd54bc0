import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoContains } from 'd3-geo'
import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { cities, type State, states, type Town } from '../../../renderer/collections/states/definition.ts'
import { didYouMean } from '../../../renderer/model/explain/suggest.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'
import { PROJECT } from '../../store/sources.js'
import type { ContentIndex } from '../mv/contentIndex.ts'
import type { Typed } from './readNew.ts'

/**
 * A city that its state lists as a town: with what is known of it, and whatever the writer tells instead.
 * @returns undefined where the writer tells of a place that no list has.
 * @throws {PlainError} if it has a page, or nobody knows of it and the writer tells nothing.
 */
export function townCalled({ site }: ContentIndex, { title = '', slug, answers }: Typed): Typed | undefined {
  const parent = answers.get('in') ?? ''
  const state = site.find(states, parent)
  if (!state || title === '') return undefined
  const called = slugOf(title)
  const town = state.towns.find(({ name }) => slugOf(name) === called)
  if (town) return { title: town.name, slug, answers: new Map([...knownOf(town, answers), ...answers]) }
  if (answers.has('population')) return undefined
  const city = site.findNested(cities, parent, called)?.item
  if (city)
    throw new PlainError(`${city.name} has a page already: ${cities.address(parent, called)}. Nothing was written.`)
  throw new PlainError(unknown(title, state))
}

function knownOf({ population, lat, lon }: Town, answers: ReadonlyMap<string, string>): Map<string, string> {
  const figures = Object.entries({ population, lat, lon }).map(([key, value]) => [key, String(value)] as const)
  return new Map([...figures, ...(answers.has('counties') ? [] : [['counties', countyAt(lat, lon)] as const])])
}

function unknown(title: string, { name, towns }: State): string {
  const places = towns.map((town) => town.name)
  const meant = didYouMean(title, places)
  const other = 'Of a place that no list has, tell --population, --lat, --lon and --counties.'
  return [`${name} has no town \`${title}\`.`, meant, other, 'Nothing was written.'].filter(Boolean).join(' ')
}

/** From this number on the last three digits of a county are those of an independent city (FIPS 6-4). */
const INDEPENDENT = 510

/** The county in which a place lies, by the boundaries of the Census; none where that is an independent city. */
function countyAt(lat: number, lon: number): string {
  const atlas = JSON.parse(readFileSync(join(PROJECT, 'node_modules/us-atlas/counties-10m.json'), 'utf8')) as Topology
  const counties = feature(atlas, atlas.objects.counties as GeometryCollection<{ name: string }>)
  const { features } = counties as FeatureCollection<GeoJSON.Geometry, { name: string }>
  const county = features.find((each) => geoContains(each, [lon, lat]))
  if (!county) throw new PlainError('It lies in no county that is drawn: tell --counties. Nothing was written.')
  return Number(county.id) % 1000 < INDEPENDENT ? JSON.stringify(county.properties.name) : ''
}
