import type { CityWords } from '../collections/states/cityWords.ts'
import { fill } from '../wording/fill.ts'
import { capitalized, formatCount, listText } from '../wording/format.ts'
import { type CityFigures, type OfficeRow, telling } from './cityFigures.ts'
import { type CityValues, countyInText } from './cityValues.ts'
import type { BoundedStanding } from './facts.ts'

const ORDER: BoundedStanding[] = ['more', 'fewer', 'like', 'open']

/** Who practices around a city: offices near by, and the county's against the nation's. */
export function officeProse({ offices: words }: CityWords, figures: CityFigures, values: CityValues): string {
  return [nearbySentence(words, figures, values), ...standings(words, figures, values)].join(' ')
}

function nearbySentence(words: CityWords['offices'], { rows, zips }: CityFigures, values: CityValues): string {
  const known = rows
    .filter((row): row is OfficeRow & { nearby: number } => row.nearby !== undefined)
    .toSorted((a, b) => b.nearby - a.nearby)
  if (known.length === 0) return fill(words.unpublished, { ...values })
  const list = listText(known.map(({ kind, nearby }) => fill(words.kinds[kind].many, { count: formatCount(nearby) })))
  return fill(zips === 1 ? words.nearbyOne : words.nearby, { ...values, list, zips: formatCount(zips ?? 0) })
}

function standings(words: CityWords['offices'], { rows, county }: CityFigures, { theState }: CityValues): string[] {
  if (!county) return []
  const named = (of: 'standing' | 'inState') =>
    rows.flatMap(({ kind, [of]: standing }) =>
      standing ? [{ standing, text: words.kinds[kind].row.toLowerCase() }] : [],
    )
  return [
    ...compared(words, named('standing'), { county: countyInText(county.name) }),
    ...compared({ standing: words.inState, rest: words.rest }, named('inState'), { theState }),
  ]
}

/** Who lives in the city's county, against the nation. */
export function peopleProse({ people: words }: CityWords, { measures, county }: CityFigures): string {
  const shares = measures.map(({ measure, standing, county, nation }) => ({
    standing,
    text: fill(words.measures[measure], { share: percent(county), nation: percent(nation) }),
  }))
  return county ? compared(words, shares, { county: countyInText(county.name) }).join(' ') : ''
}

/** The first part of a sentence by what it tells, and how it goes on: "more" is told first, if it is told. */
interface Comparing<Of extends BoundedStanding> {
  standing: Record<Of, string>
  rest: Record<Exclude<Of, 'more'>, string>
}

/** One sentence of several parts: what is more, what is fewer, what is alike, what is open. */
function compared<Of extends BoundedStanding>(
  { standing: first, rest }: Comparing<Of>,
  named: { standing: Of; text: string }[],
  values: Record<string, string>,
): string[] {
  const [head, ...others] = ORDER.flatMap((standing) => {
    const those = named.filter((each) => each.standing === standing)
    return those[0] ? [{ standing: those[0].standing, list: listText(those.map(({ text }) => text)) }] : []
  })
  if (!head) return []
  const parts = others.map(({ standing, list }) => fill(rest[standing as Exclude<Of, 'more'>], { list }))
  return [`${capitalized(fill(first[head.standing], { ...values, list: head.list }))}${parts.join('')}.`]
}

/** A share as whole percent: surveys and models bear no more. */
export function percent(share: number): string {
  return formatCount(Math.round(share))
}

/** A kind of which the county surely has more offices than the nation, or fewer. */
type TellingRow = OfficeRow & { standing: 'more' | 'fewer' }

/** The office kind of a county that is farthest from the nation's, if one is. */
export function tellingKind({ rows }: CityFigures): TellingRow | undefined {
  const apart = rows.filter((row): row is TellingRow => row.standing === 'more' || row.standing === 'fewer')
  return apart.toSorted((a, b) => tellingOf(b) - tellingOf(a))[0]
}

function tellingOf({ kind, county, nation }: OfficeRow): number {
  return telling(kind, county?.low ?? 0, nation?.low || 1)
}
