import { expect, test } from 'vitest'
import { slugify } from '../../../renderer/model/slug.ts'

test.each([
  ['Local SEO', 'local-seo'],
  ["O'Fallon", 'ofallon'],
  ['Lee’s Summit', 'lees-summit'],
  ['Lee‘s Summit', 'lees-summit'],
  // The ʻokina, U+02BB, and the modifier letter apostrophe, U+02BC.
  ['Hawai\u02bbi', 'hawaii'],
  ['Hawai\u02bci', 'hawaii'],
  ['Cañon City', 'canon-city'],
  ['Sault Ste. Marie', 'sault-ste-marie'],
  ['Version 1.5', 'version-1-5'],
  ['½ off', '1-2-off'],
  ['a soft\u00adhyphen', 'a-softhyphen'],
  ['  -- ', ''],
])('converts %s to the slug `%s`', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
