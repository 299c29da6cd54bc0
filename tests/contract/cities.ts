import { expect, test } from 'vitest'
import { industries } from '../../renderer/collections/industries/definition.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import { html, outlineAt, pagesOfRoute, site } from './realSite.ts'

test('opens cities to search engines only if they have a note', () => {
  const open = pagesOfRoute(cities.page).filter((address) => outlineAt(address).robots === 'index,follow')
  const withNote = site
    .allNested(cities)
    .flatMap(({ parent, item }) => (item.note ? [cities.address(parent.slug, item.slug)] : []))
  expect(open.toSorted()).toEqual(withNote.toSorted())
})

test('shows the unchanged note of each city', () => {
  const missing = site.allNested(cities).flatMap(({ parent, item: { slug, note } }) => {
    const address = cities.address(parent.slug, slug)
    return !note || outlineAt(address).text.includes(note) ? [] : [address]
  })
  expect(missing).toEqual([])
})

test('links from a city to each industry', () => {
  const [address = ''] = pagesOfRoute(cities.page)
  const missing = site
    .all(industries)
    .filter(({ slug }) => !html(address).includes(`href="${industries.address(slug)}"`))
  expect(missing.map(({ slug }) => slug)).toEqual([])
})
