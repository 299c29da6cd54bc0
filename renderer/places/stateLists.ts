import { fill } from '../wording/fill.ts'
import { listText } from '../wording/format.ts'
import type { Bounds } from './facts.ts'
import { POINTS, type Standing, shareStanding, standingOf } from './standing.ts'
import type { StateView } from './stateView.ts'
import type { Names } from './told.ts'

const STANDINGS: Standing[] = ['more', 'fewer', 'like']

/** The kinds of offices that a state has more, fewer or about as many of as the nation; a list for each that has any. */
export function officeLists({ offices }: StateView, names: Names): { how: Standing; kinds: string }[] {
  const inText = (how: string) =>
    names.offices.kinds
      .filter(({ kind }) => offices.some((row) => row.kind === kind && standingOf(row.here, row.nation) === how))
      .map(({ inText }) => inText)
  return STANDINGS.flatMap((how) => {
    const kinds = inText(how)
    return kinds.length === 0 ? [] : [{ how, kinds: listText(kinds) }]
  })
}

/** The specialties in which a state has more, fewer or about as many people registered, for its residents, as the nation. */
export function specialistLists(
  { specialists }: StateView,
  { specialists: words }: Names,
): { how: Standing; specialties: string }[] {
  const lists = STANDINGS.map((how) => ({
    how,
    names: words.specialties.filter(({ specialty }) =>
      specialists.some(
        (row) => row.specialty === specialty && standingOf(exactly(row.here), exactly(row.nation)) === how,
      ),
    ),
  }))
  return lists.flatMap(({ how, names }) =>
    names.length === 0 ? [] : [{ how, specialties: listText(names.map(({ inText }) => inText)) }],
  )
}

/** The measures of health that are surely more frequent than in the nation, and those that are less; a list for each that has any. */
export function healthLists(
  { health }: StateView,
  { health: words }: Names,
): { how: 'more' | 'fewer'; measures: string }[] {
  const inText = (how: Standing) =>
    words.measures.flatMap(({ measure, inText }) => {
      const row = health.find((each) => each.measure === measure)
      if (!row || shareStanding(row.here, row.nation, POINTS.modeled) !== how) return []
      const [here, nation] = [row.here, row.nation].map((share) => `${Math.round(share)}%`)
      return [fill(words.figure, { measure: inText, here: here ?? '', nation: nation ?? '' })]
    })
  return (['more', 'fewer'] as const).flatMap((how) => {
    const measures = inText(how)
    return measures.length === 0 ? [] : [{ how, measures: listText(measures) }]
  })
}

/** A figure that is known as it is. */
function exactly(figure: number): Bounds {
  return { low: figure, high: figure }
}
