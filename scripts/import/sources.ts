import type { FactSource } from '../../renderer/collections/facts/schema.ts'

/** Check for newer tables by this day. */
const REVIEW = '2027-12-31'
const PUBLIC = 'public domain'

export const SOURCES: Readonly<Record<string, FactSource>> = {
  residents: {
    name: '2020 Census, block groups at their centers of population',
    by: 'Census Bureau',
    years: '2020',
    licence: PUBLIC,
    address: 'https://www.census.gov/geographies/reference-files/time-series/geo/centers-population.html',
    review_by: '2031-12-31',
  },
  countyOffices: {
    name: 'County Business Patterns',
    by: 'Census Bureau',
    years: '2021',
    licence: PUBLIC,
    address: 'https://www.census.gov/programs-surveys/cbp.html',
    review_by: REVIEW,
  },
  offices: {
    name: 'ZIP Code Business Patterns',
    by: 'Census Bureau',
    years: '2022',
    licence: PUBLIC,
    address: 'https://www.census.gov/programs-surveys/cbp.html',
    review_by: REVIEW,
  },
  zips: {
    name: 'Centers of ZIP codes',
    by: 'GeoNames',
    years: '2022',
    licence: 'CC BY 4.0',
    address: 'https://www.geonames.org/',
    review_by: REVIEW,
  },
  people: {
    name: 'American Community Survey',
    by: 'Census Bureau',
    years: '2015-2019',
    licence: PUBLIC,
    address: 'https://www.census.gov/programs-surveys/acs',
    review_by: REVIEW,
  },
  incomes: {
    name: 'American Community Survey, by ZIP area',
    by: 'Census Bureau',
    years: '2018-2022, households 2019-2023',
    licence: PUBLIC,
    address: 'https://www.census.gov/programs-surveys/acs',
    review_by: REVIEW,
  },
  health: {
    name: 'PLACES, modeled estimates, 2022 release',
    by: 'CDC',
    years: '2019-2020',
    licence: PUBLIC,
    address: 'https://www.cdc.gov/places/',
    review_by: REVIEW,
  },
  specialists: {
    name: 'National Plan and Provider Enumeration System',
    by: 'CMS',
    years: 'February 2026',
    licence: PUBLIC,
    address: 'https://npiregistry.cms.hhs.gov/',
    review_by: REVIEW,
  },
}
