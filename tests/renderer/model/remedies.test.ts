import { describe, expect, test } from 'vitest'
import { mistakePages, readMistakes } from '../../support/mistakes.ts'
import { Random } from '../../support/random.ts'
import { remedyFaults, typedFaults } from '../../support/remedies.ts'
import { POSITIONS } from '../../support/typedTexts.ts'

describe('each remedy clears its problem, brings no other, and loses no words', () => {
  for (const page of mistakePages)
    test(`in the mistakes of ${page}`, async () => {
      const faults: string[] = []
      for (const { name, files } of readMistakes(page))
        faults.push(...(await remedyFaults(files)).map((fault) => `${name}: ${fault}`))
      expect(faults).toEqual([])
    })

  // `tests/full/fuzz.test.ts` types more, and with other seeds.
  for (const position of Object.keys(POSITIONS))
    test(`in texts that are typed as ${position}`, async () => {
      expect(await typedFaults(position, new Random(1), 5)).toEqual([])
    })
})
