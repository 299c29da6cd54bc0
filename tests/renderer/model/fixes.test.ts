import { expect, test } from 'vitest'
import { findFixFaults, findTypedFixFaults, POSITIONS } from '../../support/fixFaults.ts'
import { mistakeFiles, readMistakes } from '../../support/mistakes.ts'
import { Random } from '../../support/random.ts'

test.each(mistakeFiles)('each fix solves the problem without new problems or lost text: %s', async (page) => {
  const faults: string[] = []
  for (const { name, files } of readMistakes(page))
    faults.push(...(await findFixFaults(files)).map((fault) => `${name}: ${fault}`))
  expect(faults).toEqual([])
})

// `tests/full/fuzz.test.ts` runs more texts and other seeds.
test.each(Object.keys(POSITIONS))('each fix of a text typed as %s solves the problem', async (position) => {
  expect(await findTypedFixFaults(position, new Random(1), 5)).toEqual([])
})
