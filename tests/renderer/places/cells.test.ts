import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoCircle } from 'd3-geo'
import { expect, test } from 'vitest'
import {
  type Cell,
  decodeCell,
  encodeCell,
  getCellFileName,
  getCellPosition,
  listCellsAround,
} from '../../../renderer/places/cells.ts'

/** Of latitude, on a sphere with the mean radius of the earth, 6,371 km. */
const MILES_PER_DEGREE = (6371 / 1.609344) * (Math.PI / 180)

const CELL: Cell = {
  blockGroups: [
    { lat: -14.3001, lon: -170.9999, residents: 37_892 },
    { lat: -14.0001, lon: -170.5001, residents: 1 },
  ],
  zipsWithOffices: [{ lat: -14.4999, lon: -170.7, residents: 104_310, offices: { physicians: 3, personalCare: 315 } }],
  zipsWithoutOffices: [{ lat: -14.4, lon: -170.6, residents: 20 }],
}

test('encodes and decodes a cell without loss', () => {
  const position = getCellPosition({ lat: -14.3001, lon: -170.9999 })
  expect(decodeCell(position, encodeCell(position, CELL))).toEqual(CELL)
})

test('finds all cells that a circle touches', () => {
  for (const [center, miles] of [
    [{ lat: 27.949, lon: -82.458 }, 10],
    [{ lat: 71.29, lon: -156.79 }, 25],
    [{ lat: 51.9, lon: 179.9 }, 10],
  ] as const) {
    const names = listCellsAround(center, miles).map(getCellFileName)
    const circle = geoCircle()
      .center([center.lon, center.lat])
      .radius(miles / MILES_PER_DEGREE)
    for (const [lon = 0, lat = 0] of circle().coordinates.flat())
      expect(names).toContain(getCellFileName(getCellPosition({ lat, lon })))
  }
})

test('the published cells match the hash in the index', () => {
  const folder = 'public/residents'
  const { sha256 } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.bin')) hash.update(readFileSync(join(folder, name)))
  expect(hash.digest('hex')).toBe(sha256)
})
