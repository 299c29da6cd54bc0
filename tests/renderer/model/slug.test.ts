import { expect, test } from 'vitest'
import { slugOf } from '../../../renderer/model/slug.ts'
import { addressOf } from '../../../scripts/import/placeNames.ts'
import { said } from '../../support/contentFolder.ts'

test.each([
  ['Local SEO', 'local-seo'],
  ["O'Fallon", 'ofallon'],
  ['Lee’s Summit', 'lees-summit'],
  ['Hawaiʻi', 'hawaii'],
  ['Cañon City', 'canon-city'],
  ['Sault Ste. Marie', 'sault-ste-marie'],
  ['Version 1.5', 'version-1-5'],
  ['½ off', '1-2-off'],
  ['a soft\u00adhyphen', 'a-softhyphen'],
  ['  -- ', ''],
])('%s as the end of an address is `%s`', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('the check proposes the address that the import of places and a new file give', async () => {
  const place = (text: string) => text.replace('name: Auburn, slug: auburn', "name: O'Fallon, slug: O'Fallon")
  const problems = await said({ 'states/alabama.yaml': place })
  expect(problems).toContain('Write instead: `slug: ofallon`')
  expect(addressOf("O'Fallon")).toBe('ofallon')
})
