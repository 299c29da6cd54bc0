import { fill } from '../wording/fill.ts'
import { listText } from '../wording/format.ts'
import { compared } from './stateFigures.ts'
import type { StateView } from './stateView.ts'
import type { Names } from './told.ts'

/** The kinds of offices that a state has more, fewer or about as many of as the nation; a list for each that has any. */
export function officeLists(
  { offices }: StateView,
  names: Names,
): { how: 'more' | 'fewer' | 'alike'; kinds: string }[] {
  const inText = (how: string) =>
    names.offices.kinds
      .filter(({ kind }) => offices.some((row) => row.kind === kind && compared(row) === how))
      .map(({ inText }) => inText)
  return (['more', 'fewer', 'alike'] as const).flatMap((how) => {
    const kinds = inText(how)
    return kinds.length === 0 ? [] : [{ how, kinds: listText(kinds) }]
  })
}

/** The specialties in which a state has more, fewer or about as many people registered, for its residents, as the nation. */
export function specialistLists(
  { specialists }: StateView,
  { specialists: words }: Names,
): { how: 'more' | 'fewer' | 'alike'; specialties: string }[] {
  const lists = (['more', 'fewer', 'alike'] as const).map((how) => ({
    how,
    names: words.specialties.filter(({ specialty }) =>
      specialists.some(({ here, nation, ...row }) => {
        const bounds = { here: { low: here, high: here }, nation: { low: nation, high: nation } }
        return row.specialty === specialty && compared(bounds) === how
      }),
    ),
  }))
  return lists.flatMap(({ how, names }) =>
    names.length === 0 ? [] : [{ how, specialties: listText(names.map(({ inText }) => inText)) }],
  )
}

/** Modeled shares that differ by less are taken for the same. In points. */
const HEALTH_POINTS = 2

/** The measures of health that are surely more frequent than in the nation, and those that are less; a list for each that has any. */
export function healthLists(
  { health }: StateView,
  { health: words }: Names,
): { how: 'more' | 'fewer'; measures: string }[] {
  const inText = (is: (difference: number) => boolean) =>
    words.measures.flatMap(({ measure, inText }) => {
      const row = health.find((each) => each.measure === measure)
      if (!row || !is(row.here - row.nation)) return []
      const [here, nation] = [row.here, row.nation].map((share) => `${Math.round(share)}%`)
      return [fill(words.figure, { measure: inText, here: here ?? '', nation: nation ?? '' })]
    })
  const lists = {
    more: inText((difference) => difference >= HEALTH_POINTS),
    fewer: inText((difference) => difference <= -HEALTH_POINTS),
  }
  return (['more', 'fewer'] as const).flatMap((how) =>
    lists[how].length === 0 ? [] : [{ how, measures: listText(lists[how]) }],
  )
}
