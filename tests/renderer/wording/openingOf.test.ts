import { expect, test } from 'vitest'
import { openingOf } from '../../../renderer/wording/openingOf.ts'

test.each([
  ['One two three four five six seven eight. Nine.', 'One two three four five six seven eight.'],
  [
    'Which side? The river runs through the middle of it. More.',
    'Which side? The river runs through the middle of it.',
  ],
  [
    'People here say “the falls are on the other side.” They mean it.',
    'People here say “the falls are on the other side.”',
  ],
  [
    'The bridge to St. Paul is the one that everyone takes. More.',
    'The bridge to St. Paul is the one that everyone takes.',
  ],
  ['Only a few words.', 'Only a few words.'],
])('the opening of “%s” is a sentence that says something', (text, opening) => {
  expect(openingOf(text)).toBe(opening)
})
