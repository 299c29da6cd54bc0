import { describe, expect, test } from 'vitest'
import { milesBetween } from '../../../renderer/places/geography.ts'
import { transectOf } from '../../../renderer/places/transect.ts'

const city = (name: string, lat: number, lon: number) => ({ name, slug: name, counties: [], population: 1, lat, lon })
const west = city('West', 35, -100)
const middle = city('Middle', 36, -98)
const east = city('East', 35, -96)

describe('the longest way across', () => {
  const way = transectOf([middle, east, west])

  test('runs from west to east between the two cities that lie farthest apart', () => {
    expect([way?.from.name, way?.to.name, way?.direction]).toEqual(['West', 'East', 2])
    expect(way?.miles).toBe(milesBetween(west, east))
  })

  test('has each city where it comes nearest', () => {
    expect(way?.stops.map(({ city: { name } }) => name)).toEqual(['West', 'Middle', 'East'])
    expect(way?.stops[1]?.mile).toBeCloseTo((way?.miles ?? 0) / 2, 6)
  })

  test('knows its longest stretch without a city', () => {
    const { gap } = transectOf([west, city('Near', 35.1, -99.5), east]) ?? {}
    expect([gap?.before.name, gap?.after.name]).toEqual(['Near', 'East'])
  })

  test('needs two cities', () => {
    expect(transectOf([west])).toBeUndefined()
  })
})
