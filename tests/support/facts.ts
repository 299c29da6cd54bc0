import { readFileSync } from 'node:fs'

/** Reads a file of invented figures of a realistic size. */
const readFactsFile = (name: string) => readFileSync(`tests/fixtures/facts/${name}.json`, 'utf8')

export const ALABAMA_FACTS = readFactsFile('alabama')
export const NATION_FACTS = readFactsFile('nation')

export const FACTS = { 'facts/alabama.json': ALABAMA_FACTS, 'facts/nation.json': NATION_FACTS }

/** Miles of a degree of latitude on a sphere with the mean radius of the earth, 6,371 km. */
export const MILES_PER_DEGREE = (6371 / 1.609344) * (Math.PI / 180)
