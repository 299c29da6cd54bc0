import { jsonOf } from '../../scripts/import/writeFacts.ts'

/** Facts of the fixture's places. The figures are made up; what they hold to is not. */
export const ALABAMA_FACTS = jsonOf({
  state: 'alabama',
  residents: 5024279,
  offices: { dentists: 2000, chiropractors: 700 },
  officesAtMost: { dentists: 2050, chiropractors: 760 },
  specialists: { dermatologists: 200 },
  people: { over65: 16.8 },
  counties: [
    {
      fips: '01089',
      name: 'Madison County',
      residents: 388153,
      offices: { dentists: 210 },
      people: { medianAge: 38.8, income: 65449, incomeMargin: 1100 },
      health: { dentist: 63.2, dentistLow: 59.6, dentistHigh: 66.4 },
    },
  ],
  cities: [
    {
      city: 'alabama/huntsville',
      county: '01089',
      within: [100000, 250000, 500000],
      zips: 7,
      zipResidents: 110000,
      offices: { dentists: 120 },
    },
  ],
})

const SOURCES = {
  offices: {
    name: 'Business Patterns',
    by: 'Census Bureau',
    years: '2021',
    licence: 'public domain',
    address: 'https://www.example.gov/',
    review_by: '2099-12-31',
  },
}

export const NATION_FACTS = jsonOf({
  residents: 331449281,
  offices: { dentists: 134348 },
  officesAtMost: { dentists: 136402 },
  specialists: { dermatologists: 17526 },
  specialistsAmong: 329260619,
  sources: SOURCES,
})

/** Both files, to be laid over the fixture. */
export const FACTS = { 'facts/alabama.json': ALABAMA_FACTS, 'facts/nation.json': NATION_FACTS }
