import { expect, test } from 'vitest'
import { matchesPattern } from '../../../renderer/model/routePattern.ts'
import { listNotFoundPages, listPages, listRoutes } from '../../../renderer/model/routes.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { model } from '../../support/contentFolder.ts'

const inventory = {
  slugs: new Map([
    ['services', ['local-seo']],
    ['industries', ['audiology']],
    ['states', ['florida']],
    ['posts', ['a-post']],
    ['episodes', ['an-episode']],
    ['legal', ['terms']],
    ['team', ['president']],
  ]),
  nestedSlugs: new Map([
    ['industry-services', new Map([['audiology', ['local-seo']]])],
    ['cities', new Map([['florida', ['tampa']]])],
  ]),
}

test('routes have a pattern, a page folder, and parameters', () => {
  const table = listRoutes(model).map(({ pattern, pageFolder, params }) => [pattern, pageFolder, ...params])
  expect(table).toContainEqual(['/', '/pages/index'])
  expect(table).toContainEqual(['/blog', '/pages/blog'])
  expect(table).toContainEqual(['/blog/@slug', '/pages/blog/@slug', 'slug'])
  expect(table).toContainEqual(['/locations/@state/@city', '/pages/locations/@state/@city', 'state', 'city'])
  expect(table).toContainEqual(['/@slug', '/pages/legal', 'slug'])
})

test('lists the URLs of all definitions with a page', () => {
  const urls = listPages(model, inventory).map(({ address }) => address)
  const sections = ['/', '/about', '/blog', '/contact', '/industries', '/locations', '/podcast', '/services', '/terms']
  const entries = ['/blog/a-post', '/industries/audiology', '/podcast/an-episode', '/services/local-seo']
  const nested = ['/industries/audiology/local-seo', '/locations/florida', '/locations/florida/tampa']
  expect(urls.toSorted()).toEqual([...sections, ...entries, ...nested].sort())
})

test('puts not-found pages into the folders that hosts search', () => {
  const folders = ['', '/blog', '/industries', '/industries/audiology', '/locations', '/podcast', '/services']
  expect(listNotFoundPages(model, inventory).toSorted()).toEqual(folders.map((folder) => `${folder}/404`))
})

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
  const route = listRoutes(model).find(({ pattern, notFound }) => notFound && matchesPattern(pattern, path))
  const owner = [...model.collections, ...model.nested].find(({ page }) => page && page.path === route?.notFound)
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
