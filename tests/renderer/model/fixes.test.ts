import { expect, test } from 'vitest'
import { findFixFaults, findTypedFixFaults } from '../../support/fixFaults.ts'
import { mistakeFiles, readMistakes } from '../../support/mistakes.ts'
import { Random } from '../../support/random.ts'
import { findLostText, POSITIONS } from '../../support/typedTexts.ts'

for (const page of mistakeFiles)
  test(`each fix solves the problem without new problems or lost text: ${page}`, async () => {
    const faults: string[] = []
    for (const { name, files } of readMistakes(page))
      faults.push(...(await findFixFaults(files)).map((fault) => `${name}: ${fault}`))
    expect(faults).toEqual([])
  })

// `tests/full/fuzz.test.ts` runs more texts and other seeds.
for (const position of Object.keys(POSITIONS)) {
  test(`shows or rejects all characters of text typed as ${position}`, async () => {
    expect(await findLostText(position, new Random(1), 15)).toEqual([])
  })
  test(`each fix solves the problem without new problems or lost text: text typed as ${position}`, async () => {
    expect(await findTypedFixFaults(position, new Random(1), 5)).toEqual([])
  })
}
