import { expect, test } from 'vitest'
import { matchesPattern } from '../../../renderer/model/routePattern.ts'
import { listRoutes } from '../../../renderer/model/routes.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { model } from '../../support/contentFolder.ts'

test.each([
  ['/', 'general'],
  ['/nowhere', 'general'],
  ['/locations', 'general'],
  ['/locations/nowhere', 'state'],
  ['/locations/florida/nowhere', 'state'],
  ['/locations/florida/nowhere/', 'state'],
  ['/locations/florida/tampa/extra', 'general'],
  ['/services/nowhere', 'service'],
  ['/industries/nowhere', 'industry'],
  ['/industries/nowhere/anything', 'industry service'],
  ['/constructor/nowhere', 'general'],
  ['/__proto__/nowhere', 'general'],
])('%s shows the not-found view: %s', (path, view) => {
  const route = listRoutes(model).find(
    ({ pattern, notFoundRouteId }) => notFoundRouteId && matchesPattern(pattern, path),
  )
  const owner = [...model.collections, ...model.nested].find(({ page }) => page && page.path === route?.notFoundRouteId)
  expect(owner?.singular ?? 'general').toBe(view)
})

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
