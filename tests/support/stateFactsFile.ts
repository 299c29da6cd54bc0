import { states } from '../../renderer/collections/states/definition.ts'
import { codeOf } from '../../renderer/drawing/outline.ts'
import type { Site } from '../../renderer/model/site.ts'

const source = (name: string, years: string) => ({
  name,
  by: 'Census Bureau',
  years,
  licence: 'public domain',
  address: 'https://www.example.gov/',
  review_by: '2099-12-31',
})

/** The nation with every figure that a state is held against. Made up, but of the true order. */
export const NATION = {
  residents: 331449281,
  offices: { dentists: 134348, chiropractors: 38915, physicians: 195935 },
  officesAtMost: { dentists: 136402, chiropractors: 41989, physicians: 197975 },
  specialists: { dermatologists: 17526 },
  people: { over65: 15.6, uninsured: 8.8 },
  health: { dentist: 62.9, bloodPressure: 32.2, asthma: 9.7 },
  sources: {
    residents: source('Census', '2020'),
    countyOffices: source('Offices by county', '2021'),
    offices: source('Offices by ZIP code', '2022'),
    specialists: source('Registry', '2026'),
    people: source('Survey', '2015-2019'),
    health: source('Model', '2019-2020'),
  },
}

/** Facts of a state in which everything is known: 10,000 people less around each city than around the one before. */
export function stateFacts(site: Site, slug: string) {
  const state = site.find(states, slug)
  const code = codeOf(state?.name ?? '')
  return {
    state: slug,
    residents: 1000000,
    offices: { dentists: 405, chiropractors: 200, physicians: 450 },
    officesAtMost: { dentists: 410, chiropractors: 220, physicians: 455 },
    specialists: { dermatologists: 100 },
    people: { over65: 17.4, uninsured: 9 },
    health: { dentist: 57, bloodPressure: 43.3, asthma: 10 },
    counties: [
      { fips: `${code}001`, name: 'Young County', residents: 50000, people: { over65: 11 } },
      { fips: `${code}003`, name: 'Old County', residents: 60000, people: { over65: 20.5 } },
    ],
    cities: state?.cities.map(({ slug: city }, index) => ({
      city: `${slug}/${city}`,
      within: [110_000 - 10_000 * index, 200000, 500000],
    })),
  }
}
