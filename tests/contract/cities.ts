import { describe, expect, test } from 'vitest'
import { cities } from '../../renderer/collections/states/definition.ts'
import { isOpenToSearch } from '../../renderer/places/openToSearch.ts'
import { Places } from '../../renderer/places/places.ts'
import { faultsOfCities, faultsOfCityForms } from '../support/cityLanguage.ts'
import { outlineOf } from '../support/outline.ts'
import { html, inFamily, outlineAt, site } from './realSite.ts'

/** In `main`, besides tables, services, results and the field that a script shows. */
const WORDS = 350
/** At most one in so many is closed to search. */
const CLOSED = 10

describe('what the pages of cities say', () => {
  test('is language, and each number in it is a fact of the page’s', () => {
    expect(faultsOfCities(site)).toEqual([])
  })

  test('is language in each form, at its extremes', () => {
    expect(faultsOfCityForms(site)).toEqual([])
  })

  test(`is said in ${WORDS} words`, () => {
    const long = inFamily(cities.page).flatMap((address) => {
      const count = wordsOf(html(address)).length
      return count > WORDS || count === 0 ? [`${address}: ${count}`] : []
    })
    expect(long).toEqual([])
  })

  test('is closed to search where it could be said of any town, and nowhere else', () => {
    const views = new Places(site).all()
    const closed = views.filter((view) => !isOpenToSearch(view)).map(({ address }) => address)
    const built = inFamily(cities.page).filter((address) => outlineAt(address).robots.startsWith('noindex'))
    expect(built.toSorted()).toEqual(closed.toSorted())
    expect(closed.length).toBeLessThanOrEqual(views.length / CLOSED)
  })
})

function wordsOf(page: string): string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(page) ?? []
  const prose = main
    .replaceAll(/<(details|text|title|search)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<section\b(?:(?!<section)[\s\S])*?<\/section>/g, (section) =>
      /id="(?:services|results)"/.test(section) ? ' ' : section,
    )
  return outlineOf(prose.replaceAll('<', ' <'))
    .text.split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}
