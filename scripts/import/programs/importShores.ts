import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeatureCollection, Geometry } from 'geojson'
import { PlainError } from '../../errors.ts'
import { ONE, runProgram } from '../../runProgram.ts'
import { countyLines, type Line, linesNear, lineText, overlaps, UNITS } from '../shores.ts'
import { readTable } from '../table.ts'

const HELP = `node scripts/run.js importShores <folder> [--out renderer/drawing/shores.json]

Writes the coasts, lakes and borders on land that maps of cities draw. The same files make the same bytes. The folder has
  us-places.csv  all places of the country: what is far from them is left out or made coarse
  ne_10m_land.json, ne_10m_minor_islands.json, ne_10m_lakes.json, ne_10m_lakes_north_america.json,
  ne_10m_admin_0_boundary_lines_land.json
                 Natural Earth 1:10m as GeoJSON (naturalearthdata.com; in the public domain)`

const LAND = ['ne_10m_land.json', 'ne_10m_minor_islands.json']
const LAKES = 'ne_10m_lakes.json'
/** Some of the lakes again, drawn another way, and many smaller ones. */
const MORE_LAKES = 'ne_10m_lakes_north_america.json'
const BORDERS = ['ne_10m_admin_0_boundary_lines_land.json']
/** Where a border runs in water, the water is drawn already. */
const IN_WATER = 'Water Indicator'

const OPTIONS = { out: { type: 'string', default: 'renderer/drawing/shores.json' } } as const

await runProgram({ help: HELP, options: OPTIONS, names: ONE }, async ({ out }, [folder = '']) => {
  const places = readTable(folder, 'us-places.csv', ['latitude', 'longitude']).map(({ latitude, longitude }) => ({
    lat: Number(latitude),
    lon: Number(longitude),
  }))
  const read = (layer: string) => readLayer(join(folder, layer))
  const textsOf = (lines: Line[]) => linesNear(lines, places).map(lineText)
  const lakes = read(LAKES)
  const moreLakes = read(MORE_LAKES).filter((lake) => !overlaps(lake, lakes))
  const shores = {
    source:
      'Natural Earth 1:10m: land, minor islands, lakes, boundary lines on land. Lines between counties: us-atlas, of the Census Bureau',
    license: 'public domain',
    command: 'node scripts/run.js importShores <folder>',
    unitsPerDegree: UNITS,
    rings: textsOf([...LAND.flatMap(read), ...lakes, ...moreLakes].flat()),
    counties: textsOf(countyLines()),
    borders: textsOf(BORDERS.flatMap(read).flat()),
  }
  writeFileSync(out, `${JSON.stringify(shores, undefined, 2)}\n`)
  console.log(`${shores.rings.length} rings and ${shores.borders.length} borders written to ${out}`)
})

/** The lines of each shape of a layer, of a polygon its rings. @throws {PlainError} if the file is none. */
function readLayer(file: string): Line[][] {
  try {
    const { features }: FeatureCollection<Geometry | null, { type?: string }> = JSON.parse(readFileSync(file, 'utf8'))
    return features.flatMap(({ geometry, properties }) =>
      geometry && properties.type !== IN_WATER ? shapesOf(geometry) : [],
    )
  } catch (error) {
    throw new PlainError(`${file} could not be read as GeoJSON: ${String(error)}`)
  }
}

function shapesOf(geometry: Geometry): Line[][] {
  if (geometry.type === 'LineString') return [[geometry.coordinates as Line]]
  if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString') return [geometry.coordinates as Line[]]
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Line[][]) : []
}
