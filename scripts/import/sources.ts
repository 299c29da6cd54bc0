import type { FactSource } from '../../renderer/collections/facts/schema.ts'

/** Default of `review_by`: by this day, check for newer tables. */
const REVIEW_DAY = '2027-12-31'
const BUSINESS_PATTERNS_URL = 'https://www.census.gov/programs-surveys/cbp.html'
const COMMUNITY_SURVEY_URL = 'https://www.census.gov/programs-surveys/acs'

/** Sources of all statistics, by table. */
export const SOURCES: Readonly<Record<string, FactSource>> = {
  residents: createSource({
    name: '2020 Census, block groups at their centers of population',
    years: '2020',
    url: 'https://www.census.gov/geographies/reference-files/time-series/geo/centers-population.html',
    review_by: '2031-12-31',
  }),
  countyOffices: createSource({ name: 'County Business Patterns', years: '2021', url: BUSINESS_PATTERNS_URL }),
  offices: createSource({ name: 'ZIP Code Business Patterns', years: '2022', url: BUSINESS_PATTERNS_URL }),
  zips: createSource({
    name: 'Centers of ZIP codes',
    publisher: 'GeoNames',
    years: '2022',
    license: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  }),
  people: createSource({ name: 'American Community Survey', years: '2015-2019', url: COMMUNITY_SURVEY_URL }),
  incomes: createSource({
    name: 'American Community Survey, by ZIP area',
    years: '2018-2022, households 2019-2023',
    url: COMMUNITY_SURVEY_URL,
  }),
  health: createSource({
    name: 'PLACES, modeled estimates, 2022 release',
    publisher: 'CDC',
    years: '2019-2020',
    url: 'https://www.cdc.gov/places/',
  }),
  specialists: createSource({
    name: 'National Plan and Provider Enumeration System',
    publisher: 'CMS',
    years: 'February 2026',
    url: 'https://npiregistry.cms.hhs.gov/',
  }),
}

type SourceOptions = Pick<FactSource, 'name' | 'years' | 'url'> & Partial<FactSource>

/** Adds the publisher and the license of most tables, and the day of the review. */
function createSource({ name, years, url, ...options }: SourceOptions): FactSource {
  const { publisher = 'Census Bureau', license = 'public domain', review_by = REVIEW_DAY } = options
  return { name, publisher, years, license, url, review_by }
}
