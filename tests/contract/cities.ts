import { describe, expect, test } from 'vitest'
import { cities } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import { KINDS, PEOPLE } from '../../renderer/places/cityFigures.ts'
import { cityProse, proseText } from '../../renderer/places/cityProse.ts'
import type { CityView } from '../../renderer/places/cityView.ts'
import type { Finding } from '../../renderer/places/findings.ts'
import { LIKE_SIZE } from '../../renderer/places/findings.ts'
import { isOpenToSearch } from '../../renderer/places/openToSearch.ts'
import { Places } from '../../renderer/places/places.ts'
import type { Subject } from '../../renderer/places/readings.ts'
import { outlineOf } from '../support/outline.ts'
import { faultsIn, numbersIn } from '../support/stateLanguage.ts'
import { html, outlineAt, pagesOfRoute, site } from './realSite.ts'

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
    const long = pagesOfRoute(cities.page).flatMap((address) => {
      const count = wordsOf(html(address)).length
      return count > WORDS || count === 0 ? [`${address}: ${count}`] : []
    })
    expect(long).toEqual([])
  })

  test('is closed to search where it could be said of any town, and nowhere else', () => {
    const views = new Places(site).all()
    const closed = views.filter((view) => !isOpenToSearch(view)).map(({ address }) => address)
    const built = pagesOfRoute(cities.page).filter((address) => outlineAt(address).robots.startsWith('noindex'))
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

const PRICE = '$100'

/** What is wrong with what the cities of a site say: language, and every number that is no fact of the page's. */
function faultsOfCities(site: Site): string[] {
  const words = site.get(cities.page)
  const places = new Places(site)
  const fromWords = numbersIn(JSON.stringify(words))
  return places.all().flatMap((view) => {
    const known = new Set([...fromWords, ...knownNumbers(places, view)])
    return linesOf(site, view).flatMap((text) => [
      ...faultsOfLine(text).map((name) => `${view.address} ${name}: ${text}`),
      ...numbersIn(text)
        .filter((each) => !known.has(each))
        .map((each) => `${view.address} says ${each}, which is no fact: ${text}`),
    ])
  })
}

/** The same of each form of a sentence at its extremes: nobody there, nobody beyond, and more than anybody has counted. */
function faultsOfCityForms(site: Site): string[] {
  const [view] = new Places(site).all().filter(({ figures }) => figures?.county)
  if (!view?.figures) return ['No city has figures.']
  const { figures } = view
  const rings = [
    { five: 0, ten: 0, twentyFive: 0 },
    { five: 1, ten: 1, twentyFive: 900 },
    { five: 3_400_000, ten: 9_000_000, twentyFive: 19_000_000 },
  ]
  return FORMS.flatMap((finding) =>
    rings.flatMap((within) => {
      const extreme = { ...view, figures: { ...figures, within }, findings: [finding] }
      return linesOf(site, extreme).flatMap((text) =>
        faultsOfLine(text).map((name) => `${finding.of} ${name}: ${text}`),
      )
    }),
  )
}

const finding = (of: Subject, is: Finding['is'], figure: number, few = 0): Finding => ({
  of,
  is,
  figure,
  few,
  size: 1,
  score: 1,
  margin: 100,
  nation: { low: 1.1, high: 1.2 },
  isSure: true,
  isEcho: false,
  follows: true,
})

const FORMS: Finding[] = (['more', 'fewer'] as const).flatMap((is) => [
  ...[0, 1, 2, LIKE_SIZE / 10].map((few) => finding('five', is, 1, few)),
  ...(['ten', 'twentyFive', 'incomes'] as const).map((of) => finding(of, is, 1)),
  ...[0.02, 99].flatMap((figure) => [
    ...KINDS.flatMap((kind) => [finding(kind, is, figure), finding(`near:${kind}`, 'more', figure)]),
    ...PEOPLE.map((of) => finding(of, is, figure)),
  ]),
])

function linesOf(site: Site, view: CityView): string[] {
  const prose = cityProse(site.get(cities.page), view, PRICE)
  // The words behind the large number go on with it.
  return proseText({ ...prose, near: `${view.city.name}: ${prose.near}` }).split('\n')
}

/** A sentence may begin with a figure. */
function faultsOfLine(text: string): string[] {
  return faultsIn(text.replace(/^[$\d]\S*/, 'So many'))
}

/** Every number that may be said of a city, reckoned anew. */
function knownNumbers({ facts }: Places, { state, city }: CityView): string[] {
  const own = facts.ofCity(state.slug, city.slug)
  const { nation } = facts
  const { five = 0, ten = 0, twentyFive = 0 } = own?.within ?? {}
  const figures = [own?.county?.people, own?.county?.health, nation?.people, nation?.health, nation?.middles].flatMap(
    (each) => Object.values(each ?? {}),
  )
  const shared = KINDS.flatMap((kind) => [
    perOffice(own?.county?.residents, own?.county?.offices?.[kind]),
    perOffice(own?.zipResidents, own?.offices[kind]),
    perOffice(nation?.residents, mean(nation?.offices?.[kind], nation?.officesAtMost?.[kind])),
  ])
  const whole = [
    city.population,
    ...[five, ten, twentyFive, ten - five, twentyFive - five],
    ...[ten, twentyFive].map((wide) => Math.round(wide / Math.max(five, 1))),
    ...figures.map((each = 0) => Math.round(each)),
    ...shared,
    own?.incomes?.low.income ?? 0,
    own?.incomes?.high.income ?? 0,
  ]
  const zips = [own?.incomes?.low.zip ?? '', own?.incomes?.high.zip ?? '']
  return [...whole.map((each) => each.toLocaleString('en-US')), ...figures.map(String), ...zips, ...numbersIn(PRICE)]
}

/** To two digits. */
function perOffice(people = 0, offices = 0): number {
  return offices === 0 ? 0 : Number((people / offices).toPrecision(2))
}

function mean(one = 0, other = one): number {
  return (one + other) / 2
}
