import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, parseDocument } from 'yaml'
import { replaceFile } from '../../replaceFile.ts'
import { ONE_ARGUMENT, runProgram } from '../../runProgram.ts'
import { chooseCenter } from '../centers.ts'
import { createCountyFinder, readPlaces, readStates } from '../counties.ts'
import { Residents, readBlockGroups } from '../residents.ts'

const HELP = `node scripts/run.js importCenters <folder of tables>

Moves cities in content/states to their center of population, if too few people live around their point in the gazetteer.
Run importFacts afterward, because the facts of a city are counted from its center.

The folder contains these tables, with codes as text:
  us-places-fips.csv           counties of each place
  us-block-groups-2020.csv     residents of the 2020 Census at centers of population`

const STATES_FOLDER = 'content/states'

await runProgram({ help: HELP, options: {}, argumentCount: ONE_ARGUMENT }, async (_, [folder = '']) => {
  const residents = new Residents(readBlockGroups(folder))
  const listCounties = createCountyFinder(readPlaces(folder), residents)
  let moved = 0
  for (const state of readStates(STATES_FOLDER)) {
    const file = join(STATES_FOLDER, `${state.slug}.yaml`)
    const document = parseDocument(readFileSync(file, 'utf8'))
    const movedBefore = moved
    for (const [index, city] of state.cities.entries()) {
      const center = chooseCenter(city, city.population, listCounties(state, city), residents)
      if (center.lat === city.lat && center.lon === city.lon) continue
      for (const key of ['lat', 'lon'] as const) {
        const node = document.getIn(['cities', index, key], true)
        if (isScalar(node)) Object.assign(node, { value: center[key], source: undefined })
      }
      moved += 1
      console.log(`${state.slug}/${city.slug}: ${city.lat}, ${city.lon} → ${center.lat}, ${center.lon}`)
    }
    if (moved > movedBefore) replaceFile(file, document.toString({ lineWidth: 0 }))
  }
  console.log(`${moved} cities were moved.`)
})
