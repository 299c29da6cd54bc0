import { expect, test } from 'vitest'
import { Random } from '../../support/random.ts'
import { findLostText, POSITIONS } from '../../support/typedTexts.ts'

/** `tests/full/fuzz.test.ts` runs more texts and other seeds. */
test.each(Object.keys(POSITIONS))('shows or rejects all characters of text typed as %s', async (position) => {
  expect(await findLostText(position, new Random(1), 15)).toEqual([])
})
