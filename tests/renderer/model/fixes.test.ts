import { describe, expect, test } from 'vitest'
import { findFixFaults, findTypedFixFaults } from '../../support/fixFaults.ts'
import { mistakeFiles, readMistakes } from '../../support/mistakes.ts'
import { Random } from '../../support/random.ts'
import { findLostText, POSITIONS } from '../../support/typedTexts.ts'

test.each(mistakeFiles)('each fix solves the problem without new problems or lost text: %s', async (page) => {
  const faults: string[] = []
  for (const { name, files } of readMistakes(page))
    faults.push(...(await findFixFaults(files)).map((fault) => `${name}: ${fault}`))
  expect(faults).toEqual([])
})

// `tests/full/fuzz.test.ts` runs more texts and other seeds.
describe.each(Object.keys(POSITIONS))('text typed as %s', (position) => {
  test('each fix solves the problem without new problems or lost text', async () => {
    expect(await findTypedFixFaults(position, new Random(1), 5)).toEqual([])
  })

  test('shows or rejects all characters', async () => {
    expect(await findLostText(position, new Random(1), 15)).toEqual([])
  })
})
