import { expect, test } from 'vitest'
import { createCountyFinder, toSlug } from '../../../scripts/import/counties.ts'
import { Residents } from '../../../scripts/import/residents.ts'

const createGroup = (county: string, residents: number, lat: number) => ({ county, residents, lat, lon: 0 })
const createPlace = (city: string, state: string, population: number, counties: string) => ({
  city,
  state,
  population_2020_census: String(population),
  county_fips_list: counties,
})
const listCounties = createCountyFinder(
  [
    createPlace('Birmingham', 'AL', 400, '01117;01073'),
    createPlace('Twin', 'AL', 7, '01117'),
    createPlace('Twin', 'AL', 8, '01073'),
    createPlace('St Louis', 'MO', 9, '29189'),
  ],
  new Residents([createGroup('01117', 10, 0), createGroup('01073', 500, 0.01), createGroup('01117', 900, 0.2)]),
)
const ALABAMA = { slug: 'alabama', abbreviation: 'AL' }

test.each([
  ['is found by population if two places have the same name', ALABAMA, 'twin', 7, ['01117']],
  ['is found by population, not by order', ALABAMA, 'twin', 8, ['01073']],
  ['is unknown if no place has the population', ALABAMA, 'twin', 9, []],
  ['is the one with most of its residents, then the others', ALABAMA, 'birmingham', 400, ['01073', '01117']],
  ['is corrected for independent cities', { slug: 'missouri', abbreviation: 'MO' }, 'st-louis', 9, ['29510']],
])('the county of a city %s', (_, state, slug, population, expected) => {
  const city = { name: '', slug, population, lat: 0, lon: 0 }
  expect(listCounties({ ...state, name: '', cities: [] }, city)).toEqual(expected)
})

test.each([
  ["Coeur d'Alene", 'Coeur dAlene'],
  ["Lee's Summit", 'Lees Summit'],
  ['Winston-Salem', 'Winston Salem'],
  ['Sault Ste. Marie', 'Sault Ste Marie'],
  ['La Cañada Flintridge', 'La Canada Flintridge'],
])('gives %s the same URL as %s in the tables', (name, inTable) => {
  expect(toSlug(name)).toBe(toSlug(inTable))
})

test('avoids names that hosts reserve', () => {
  expect(toSlug('Index')).toBe('index-town')
})
