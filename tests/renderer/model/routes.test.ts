import { expect, test } from 'vitest'
import { about } from '../../../renderer/collections/about/definition.ts'
import { contact } from '../../../renderer/collections/contact/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { home } from '../../../renderer/collections/home/definition.ts'
import { industries, industryServices } from '../../../renderer/collections/industries/definition.ts'
import { legal } from '../../../renderer/collections/legal/definition.ts'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import { team } from '../../../renderer/collections/team/definition.ts'
import { matchesPattern } from '../../../renderer/model/routePattern.ts'
import { notFoundPagesOf, pagesOf, routesOf } from '../../../renderer/model/routes.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { addressOf } from '../../../scripts/import/mainCounty.ts'
import { modelOf, said } from '../../support/contentFolder.ts'

const collections = [services, industries, industryServices, states, cities, posts, episodes, legal, team]
const model = modelOf(home, about, contact, ...collections)

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
  items: new Map([
    ['industry-services', new Map([['audiology', ['local-seo']]])],
    ['cities', new Map([['florida', ['tampa']]])],
  ]),
}

test('routes have a pattern, a page folder, and parameters', () => {
  const table = routesOf(model).map(({ pattern, page, params }) => [pattern, page, ...params])
  expect(table).toContainEqual(['/', '/pages/index'])
  expect(table).toContainEqual(['/blog', '/pages/blog'])
  expect(table).toContainEqual(['/blog/@slug', '/pages/blog/@slug', 'slug'])
  expect(table).toContainEqual(['/locations/@state/@city', '/pages/locations/@state/@city', 'state', 'city'])
  expect(table).toContainEqual(['/@slug', '/pages/legal', 'slug'])
})

test('matches URLs by all segments of a pattern', () => {
  expect(matchesPattern('/resources/guides/@slug', '/resources/guides/nowhere')).toBe(true)
  expect(matchesPattern('/resources/guides/@slug', '/resources/nowhere/nowhere')).toBe(false)
})

test('lists the URLs of all definitions with a page', () => {
  expect(pagesOf(model, inventory).map(({ address }) => address)).toEqual([
    '/',
    '/about',
    '/contact',
    '/services',
    '/services/local-seo',
    '/industries',
    '/industries/audiology',
    '/industries/audiology/local-seo',
    '/locations',
    '/locations/florida',
    '/locations/florida/tampa',
    '/blog',
    '/blog/a-post',
    '/podcast',
    '/podcast/an-episode',
    '/terms',
  ])
})

test('puts not-found pages into the folders that hosts search', () => {
  expect(notFoundPagesOf(model, inventory)).toEqual([
    '/404',
    '/services/404',
    '/industries/404',
    '/industries/audiology/404',
    '/locations/404',
    '/blog/404',
    '/podcast/404',
  ])
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
  ['/services/paid-media/extra', 'general'],
  ['/industries/nowhere', 'industry'],
  ['/industries/nowhere/anything', 'industry service'],
  ['/industries/audiology/local-seo/extra', 'general'],
  ['/blog/nowhere', 'post'],
  ['/podcast/nowhere', 'episode'],
  ['/constructor/nowhere', 'general'],
  ['/__proto__/nowhere', 'general'],
])('shows at %s the not-found view of %s', (path, view) => {
  const route = routesOf(model).find(({ pattern, notFound }) => notFound && matchesPattern(pattern, path))
  const { singular } = collections.find(({ page }) => page && page.path === route?.notFound) ?? {
    singular: 'general',
  }
  expect(singular).toBe(view)
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
  expect(slugOf(name)).toBe(slug)
})

test('suggests the slug that the import of cities creates', async () => {
  const place = (text: string) => text.replace('name: Auburn, slug: auburn', "name: O'Fallon, slug: O'Fallon")
  const problems = await said({ 'states/alabama.yaml': place })
  expect(problems).toContain('Did you mean `slug: ofallon`?')
  expect(addressOf("O'Fallon")).toBe('ofallon')
})
