import { readFileSync } from 'node:fs'

/** Facts of the fixture's places. The figures are made up, but of the true order; what they hold to is not. */
export const factsFile = (name: string) => readFileSync(`tests/fixtures/facts/${name}.json`, 'utf8')

export const ALABAMA_FACTS = factsFile('alabama')
export const NATION_FACTS = factsFile('nation')

/** Both files, to be laid over the fixture. */
export const FACTS = { 'facts/alabama.json': ALABAMA_FACTS, 'facts/nation.json': NATION_FACTS }

/** A state of which everything is known: 10,000 people less around each city than around the one before. */
export const KNOWN_FACTS = factsFile('alabama-known')
