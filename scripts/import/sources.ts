import type { FactSource } from '../../renderer/collections/facts/schema.ts'

/** Default of `review_by`: by this day, check for newer tables. */
const REVIEW_DAY = '2027-12-31'
const BUSINESS_PATTERNS_URL = 'https://www.census.gov/programs-surveys/cbp.html'
const COMMUNITY_SURVEY_URL = 'https://www.census.gov/programs-surveys/acs'
const CENTERS_URL = 'https://www.census.gov/geographies/reference-files/time-series/geo/centers-population.html'

const BLOCK_GROUPS_TITLE = '2020 Census, block groups at their centers of population'

/** Sources of all statistics, by table. */
export const SOURCES: Readonly<Record<string, FactSource>> = {
  residents: { ...createSource(BLOCK_GROUPS_TITLE, 'Census Bureau', '2020', CENTERS_URL), review_by: '2031-12-31' },
  countyOffices: createSource('County Business Patterns', 'Census Bureau', '2021', BUSINESS_PATTERNS_URL),
  offices: createSource('ZIP Code Business Patterns', 'Census Bureau', '2022', BUSINESS_PATTERNS_URL),
  zips: createSource('Centers of ZIP codes', 'GeoNames', '2022', 'https://www.geonames.org/', 'CC BY 4.0'),
  people: createSource('American Community Survey', 'Census Bureau', '2015-2019', COMMUNITY_SURVEY_URL),
  incomes: createSource(
    'American Community Survey, by ZIP area',
    'Census Bureau',
    '2018-2022, households 2019-2023',
    COMMUNITY_SURVEY_URL,
  ),
  health: createSource('PLACES, modeled estimates, 2022 release', 'CDC', '2019-2020', 'https://www.cdc.gov/places/'),
  specialists: createSource(
    'National Plan and Provider Enumeration System',
    'CMS',
    'February 2026',
    'https://npiregistry.cms.hhs.gov/',
  ),
}

function createSource(
  name: string,
  publisher: string,
  years: string,
  url: string,
  license = 'public domain',
): FactSource {
  return { name, publisher, years, license, url, review_by: REVIEW_DAY }
}
