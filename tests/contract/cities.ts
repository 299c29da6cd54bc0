import { describe, expect, test } from 'vitest'
import { industries } from '../../renderer/collections/industries/definition.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import { html, outlineAt, pagesOfRoute, site } from './realSite.ts'

describe('the pages of cities', () => {
  test('are open to search engines if they have a note, and only then', () => {
    const open = pagesOfRoute(cities.page).filter((address) => outlineAt(address).robots === 'index,follow')
    const withNote = site
      .allNested(cities)
      .flatMap(({ parent, item }) => (item.note ? [cities.address(parent.slug, item.slug)] : []))
    expect(open.toSorted()).toEqual(withNote.toSorted())
  })

  test('show the note, letter by letter', () => {
    const missing = site.allNested(cities).flatMap(({ parent, item: { slug, note } }) => {
      const address = cities.address(parent.slug, slug)
      return !note || outlineAt(address).text.includes(note) ? [] : [address]
    })
    expect(missing).toEqual([])
  })

  test('have a teaser if they have a note, and short descriptions', () => {
    const wrong = site.allNested(cities).flatMap(({ parent, item: { slug, note, teaser } }) => {
      const address = cities.address(parent.slug, slug)
      const { description } = outlineAt(address)
      return Boolean(note) === Boolean(teaser) && description.length <= 155 ? [] : [`${address}: ${description}`]
    })
    expect(wrong).toEqual([])
  })

  test('link to every industry', () => {
    const [address = ''] = pagesOfRoute(cities.page)
    const missing = site
      .all(industries)
      .filter(({ slug }) => !html(address).includes(`href="${industries.address(slug)}"`))
    expect(missing.map(({ slug }) => slug)).toEqual([])
  })
})
