import { describe, expect, test } from 'vitest'
import { mistakePages, readMistakes } from '../../support/mistakes.ts'
import { remedyFaults } from '../../support/remedies.ts'

describe('each remedy clears its problem, brings no other, and loses no words', () => {
  for (const page of mistakePages)
    test(`in the mistakes of ${page}`, async () => {
      const faults: string[] = []
      for (const { name, files } of readMistakes(page))
        faults.push(...(await remedyFaults(files)).map((fault) => `${name}: ${fault}`))
      expect(faults).toEqual([])
    })
})
