import { describe, expect, test } from 'vitest'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { cityProse, proseText } from '../../../renderer/places/cityProse.ts'
import type { CityView } from '../../../renderer/places/cityView.ts'
import { shareStanding, standingOf } from '../../../renderer/places/facts.ts'
import { Places } from '../../../renderer/places/places.ts'
import { levelOf, ownReach } from '../../../renderer/places/reachProse.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'

const site = await fixtureSiteContent()
const places = new Places(site)
const words = site.get(cities.page)

function viewOf(state: string, city: string): CityView {
  const view = places.find(state, city)
  if (!view) throw new Error(`The fixtures lack ${city}.`)
  return view
}

const proseOf = (state: string, city: string) => cityProse(words, viewOf(state, city))

describe('what a city’s page says', () => {
  const { reach, offices, people, expertise } = proseOf('alabama', 'huntsville')

  test('is the people near it, against the city’s own and those of a city of like size', () => {
    expect(reach[0]).toBe(
      'Own part: 100,000 to 215,006 in Huntsville, level half; within ten 250,000 and 500,000; largest: Madison, 9 miles west. Ghost Moreno Valley, California (208,634): 205,000, level twice; 900,000, level four times; 3,100,000, level five times.',
    )
  })

  test('is the places next to it, within thirty miles, in the order of their distance', () => {
    expect(reach[1]).toMatch(/^Next: Madison, 9 miles west; Decatur, 25 miles southwest\.$/)
    expect(proseOf('alaska', 'utqiagvik').reach.join()).toMatch(/^Alone: \w+, [\d,]+ miles \w+\.$/)
  })

  test('is the offices of its ZIP codes, the most first, and the county against nation and state', () => {
    expect(offices).toBe(
      '7 codes: 120 dentists, 90 physicians and 3 chiropractors. Madison County more dentists; fewer chiropractors; like physicians. In Alabama more dentists; fewer physicians and chiropractors.',
    )
    expect(proseOf('alabama', 'hoover').offices).toMatch(/^One code: 80 dentists\. /)
  })

  test('is the county’s people, the most telling first, as whole percent', () => {
    expect(people).toBe(
      'Madison County people more pressure (39 to 32) and dentist (66 to 63); fewer old (14 to 16); like uninsured (8 to 9).',
    )
  })

  test('and what follows, chosen by what stands out', () => {
    expect(expertise.map(({ text }) => text)).toEqual([
      'Part: Madison west, Decatur southwest.',
      'Madison County chiropractors fewer.',
      'Madison County pressure more, 39.',
      'Rules text.',
    ])
  })
})

describe('what follows', () => {
  const view = viewOf('alabama', 'huntsville')
  const [figures, near] = [view.figures, view.around[0]]
  if (!figures || !near) throw new Error('The fixtures say nothing of what is around Huntsville.')
  const advice = (changed: Partial<CityView>) =>
    cityProse(words, { ...view, ...changed }).expertise.map(({ text }) => text)
  const crowded = { ...figures, within: { ...figures.within, five: view.city.population * 2 } }

  test('names no place outside the ring whose people it speaks of', () => {
    const at = (name: string, miles: number) => ({ place: { ...near.place, name }, miles })
    const around = [at('Nearby', 3), at('Beside', 5), at('Third', 5), at('Far', 5.1)]
    expect(advice({ figures: crowded, around })[0]).toBe('More: Nearby west and Beside west.')
    expect(advice({ figures: crowded, around: around.slice(3) })[0]).toBe('More alone.')
  })

  test('tells one mile as one, where a single city is near', () => {
    const nearest = view.nearest.slice(0, 1).map((first) => ({ ...first, miles: 1.2 }))
    expect(advice({ nearest })[0]).toBe('Unknown reach of Huntsville, Madison, one mile west.')
  })

  test('calls offices alike only where each kind surely is', () => {
    const [row] = figures.rows
    if (!row) throw new Error('The fixtures count no offices around Huntsville.')
    const of = (...standings: ('like' | 'open')[]) => ({
      figures: { ...figures, rows: standings.map((standing) => ({ ...row, standing })) },
    })
    expect(advice(of('like', 'like'))[1]).toBe('Offices alike.')
    expect(advice(of('like', 'open'))[1]).toBe('Offices unknown.')
  })

  test('is nothing where fewer have an illness than across the nation', () => {
    const measures = [
      { measure: 'asthma', county: 6, nation: 10, standing: 'fewer' },
      { measure: 'dentist', county: 50, nation: 63, standing: 'fewer' },
    ] as const
    expect(advice({ figures: { ...figures, measures: [...measures] } })[2]).toBe('Madison County dentist fewer, 50.')
    expect(advice({ figures: { ...figures, measures: measures.slice(0, 1) } })[2]).toBe('People unknown.')
    expect(advice({ figures: { ...figures, measures: [{ ...measures[0], standing: 'like' }] } })[2]).toBe(
      'People alike.',
    )
  })
})

describe('where nobody has counted', () => {
  test('nothing is said', () => {
    const { reach, offices, people, expertise } = proseOf('alabama', 'mobile')
    expect(reach).toHaveLength(1)
    expect([offices, people]).toEqual(['', ''])
    expect(expertise.map(({ text }) => text)).toEqual([
      'Unknown reach of Mobile, Montgomery, 155 miles northeast.',
      'Offices unknown.',
      'People unknown.',
      'Rules text.',
    ])
  })
})

/** Every number that a sentence may say: those of the view, and what is reckoned from two of them. */
function numbersOf({ city, figures, peer, nearest, around, largest }: CityView): Set<string> {
  const { within, zips = 0, offices = {}, rows = [], measures = [], county } = figures ?? {}
  const rings = Object.values(within ?? {})
  const numbers = [
    city.population,
    ...rings,
    (rings[1] ?? 0) - (rings[0] ?? 0),
    zips,
    ...Object.values(offices),
    ...rows.map(({ nearby = 0 }) => nearby),
    ...measures.flatMap(({ county, nation }) => [Math.round(county), Math.round(nation)]),
    county?.residents ?? 0,
    peer?.city.population ?? 0,
    ...Object.values(peer?.within ?? {}),
    ...[...nearest, ...around, ...largest].map(({ miles }) => Math.max(1, Math.round(miles))),
  ]
  return new Set(numbers.flatMap((number) => number?.toLocaleString('en-US') ?? []))
}

describe.each(places.all().map((view) => ({ name: view.address, view })))('the sentences of $name', ({ view }) => {
  const text = proseText(cityProse(words, view))

  test('say no number that is not one of its facts', () => {
    const said = text.match(/\d+(?:,\d{3})*/g) ?? []
    const known = numbersOf(view)
    expect(said.filter((number) => !known.has(number))).toEqual([])
  })

  test('are whole', () => {
    expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity| {2}|\.\.|,\./)
    expect(text).not.toMatch(/\b1 miles\b/)
    for (const line of text.split('\n')) expect(line.charAt(0)).toBe(line.charAt(0).toUpperCase())
  })
})

describe('comparisons', () => {
  test('hold for the people of the ring, and name the multiple that is nearest', () => {
    const reachOf = (five: number) =>
      ownReach(
        { within: { five, ten: 0, twentyFive: 0 }, zips: 0, zipResidents: 0, offices: {}, county: undefined },
        100,
      )
    const names = [300, 150, 111, 110, 90, 89, 50, 49].map(reachOf)
    expect(names.join(' ')).toBe('several more more like like fewer fewer part')
    const levels = [0.01, 0.1, 0.33, 0.5, 0.66, 1, 1.5, 2.1, 4.2, 7, 12].map(levelOf)
    expect(levels.join(' ')).toBe('none tenth third half twoThirds like halfMore twice fourTimes fiveTimes tenTimes')
  })

  // Where bounds are so wide that half as many may be true, and where a figure is only known to be at least so high.
  test.each([
    [[12, 12], [9, 10], 'more'],
    [[10.5, 10.5], [9, 10], 'like'],
    [[7, 7], [9, 10], 'fewer'],
    [[0.86, 0.86], [0.46, 1.17], 'open'],
    [[0.86, 0.86], [0.8, 1], 'like'],
    [[0.7, 1.1], [0.86, 0.86], 'open'],
    [[12, Infinity], [9, 10], 'more'],
    [[0.1, Infinity], [9, 10], 'open'],
    [[10, 10], [9, Infinity], 'open'],
  ] as const)('between %j and %j are %s', ([low, high], [otherLow, otherHigh], standing) => {
    expect(standingOf({ low, high }, { low: otherLow, high: otherHigh })).toBe(standing)
  })

  test('of shares take two points, and an interval that keeps off', () => {
    expect([12, 11, 7].map((share) => shareStanding(share, 10, 2))).toEqual(['more', 'like', 'fewer'])
    expect(shareStanding(66, 63, 2, [62, 70])).toBe('like')
  })
})
