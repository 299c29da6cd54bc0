import { expect, test } from 'vitest'
import { Random } from '../../support/random.ts'
import { lostIn, POSITIONS } from '../../support/typedTexts.ts'

/** `tests/full/fuzz.test.ts` types more, and with other seeds. */
test.each(Object.keys(POSITIONS))(
  'a text that is typed as %s is refused, or visitors read every character of it',
  async (position) => {
    expect(await lostIn(position, new Random(1), 15)).toEqual([])
  },
)
