import { expect, test } from 'vitest'
import { typeset } from '../../../renderer/wording/typeset.ts'

test('an apostrophe within a word is set as printers do, and nothing else is touched', () => {
  expect(typeset(`The place you're looking for doesn't exist, at 5' by 8", he said 'no'.`)).toBe(
    `The place you’re looking for doesn’t exist, at 5' by 8", he said 'no'.`,
  )
})
