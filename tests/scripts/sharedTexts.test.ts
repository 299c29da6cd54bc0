import { expect, test } from 'vitest'
import { factsOf } from '../../scripts/rendering/pageFacts.ts'
import { SharedTexts } from '../../scripts/rendering/sharedTexts.ts'

const page = (own: string) =>
  factsOf(
    `<link rel="canonical" href="https://site.example/${own}"><meta name="robots" content="noindex">
    <p id="same"></p><a href="/same"></a><a href="/${own}"></a><img src="/same"><iframe src="https://maps.example"></iframe>
    <style></style>`,
  )

test('the facts of pages are what they were, and a text of several is there once', () => {
  const shared = new SharedTexts()
  const numbered = [page('one'), page('two')].map((facts) => shared.numbered(facts))
  expect(shared.texts).toEqual(['same', '/same', '/one', 'https://maps.example', '<style>', '/two'])
  // As a build reads what another has kept.
  const later = new SharedTexts([...shared.texts])
  expect(numbered.map((facts) => later.facts(facts))).toEqual([page('one'), page('two')])
  later.numbered(page('three'))
  expect(later.texts).toEqual([...shared.texts, '/three'])
})
