import { FAMILIES, type Family } from '../collections/states/stateCases.ts'
import type { StateWords } from '../collections/states/words.ts'
import { fill } from '../wording/fill.ts'
import { formatCount, listText } from '../wording/format.ts'
import type { Bounds } from './facts.ts'
import { wholeMiles } from './geography.ts'
import type { Beside, StateView } from './stateView.ts'

/** Which case of a fact holds in a state, and what its sentence may name. Without a case nobody knows. */
export interface Told {
  case: string
  values: Record<string, string>
}

/** What the words of places supply to the values: directions, and the names of kinds of offices. */
type Names = Pick<StateWords['place'], 'directions' | 'miles' | 'more' | 'offices' | 'specialists' | 'health'>

/** What is so in a state, fact by fact. */
export function stateFacts(view: StateView, names: Names): Record<Family, Told> {
  const known: Record<Family, Told | undefined> = {
    across: across(view, names),
    gap: gap(view, names),
    weight: weight(view),
    overlap: overlap(view),
    metro: metro(view, names),
    lonely: lonely(view, names),
    reach: reach(view),
    offices: offices(view, names),
    age: beside(view.over65, ['older', 'younger', 'sameAge']),
    ageRange: ageRange(view),
    insurance: beside(view.uninsured, ['lessInsured', 'moreInsured', 'sameInsured']),
    rule: view.state.advertisingRule && { case: 'ruled', values: { ruleName: view.state.advertisingRule.name } },
    always: undefined,
  }
  const entries = (Object.keys(FAMILIES) as Family[]).map((family) => [
    family,
    known[family] ?? { case: FAMILIES[family].unknown, values: {} },
  ])
  return Object.fromEntries(entries) as Record<Family, Told>
}

/** Below these miles the way across is called so. */
const LENGTHS = { short: 120, middle: 250, long: 400 }

function across({ transect, state }: StateView, names: Names): Told | undefined {
  if (!transect) return undefined
  const { from, to, miles, direction } = transect
  const [length = 'vast'] = Object.entries(LENGTHS).flatMap(([name, below]) => (miles < below ? name : []))
  return {
    case: state.acrossWater ? 'overWater' : length,
    values: {
      from: from.name,
      to: to.name,
      miles: milesText(miles, names),
      direction: directionText(direction, names),
      rings: formatCount(Math.round(miles / 10)),
    },
  }
}

/** Below so many miles a stretch is none; from this share of the whole way on it is a gap. */
const GAP = { miles: 40, share: 1 / 3 }

function gap({ transect }: StateView, names: Names): Told | undefined {
  if (!transect || transect.stops.length < 3) return undefined
  const { before, after, miles } = transect.gap
  return {
    case: miles < GAP.miles ? 'even' : miles < transect.miles * GAP.share ? 'stretched' : 'gapped',
    values: { before: before.name, after: after.name, gap: milesText(miles, names) },
  }
}

/** From half of all cities on, a third of the way is the one where they stand. */
const MOST = 0.5

function weight({ transect, cities }: StateView): Told | undefined {
  if (!transect || cities.length < SEVERAL) return undefined
  const { stops, miles, from, to } = transect
  const counts = [0, 1, 2].map((third) => stops.filter(({ mile }) => thirdOf(mile / miles) === third).length)
  const heavy = Math.max(...counts)
  const which = ['atStart', 'inMiddle', 'atEnd'][counts.indexOf(heavy)] ?? ''
  return {
    case: heavy >= cities.length * MOST ? which : 'spread',
    values: { from: from.name, to: to.name, heavy: formatCount(heavy) },
  }
}

function thirdOf(share: number): number {
  return Math.min(2, Math.floor(share * 3))
}

/** Of two cities there is nothing to count. */
const SEVERAL = 3

function overlap({ cities, touching }: StateView): Told | undefined {
  if (cities.length < SEVERAL) return undefined
  const share = touching / cities.length
  const which = share === 0 ? 'apart' : share === 1 ? 'allTouch' : share < 0.5 ? 'someTouch' : 'mostTouch'
  return { case: which, values: { touching: formatCount(touching) } }
}

/** So many names of near cities stand in a sentence, before the rest is a number. */
const NAMED = 5

function metro({ cities, near }: StateView, names: Names): Told | undefined {
  if (cities.length < SEVERAL) return undefined
  const others = cities.length - 1
  const many = near.length === others ? 'allNear' : near.length < others / 2 ? 'someNear' : 'mostNear'
  return {
    case: near.length === 0 ? 'noneNear' : near.length === 1 ? 'oneNear' : many,
    values: { near: formatCount(near.length), nearNames: namesText(near, names), others: formatCount(others) },
  }
}

function namesText(cities: { name: string }[], { more }: Names): string {
  const listed = cities.length <= NAMED + 1 ? cities : cities.slice(0, NAMED)
  const rest = cities.length - listed.length
  return listText([...listed.map(({ name }) => name), ...(rest > 0 ? [fill(more, { count: formatCount(rest) })] : [])])
}

/** From so many miles on nobody would call a city near; and from so many it is remote. */
const FAR = { lonely: 30, remote: 90 }

function lonely({ lonely, cities }: StateView, names: Names): Told | undefined {
  if (!lonely || cities.length < SEVERAL) return undefined
  return {
    case: lonely.miles >= FAR.remote ? 'remote' : lonely.miles >= FAR.lonely ? 'lonely' : 'close',
    values: {
      lonely: lonely.city.name,
      next: lonely.next.name,
      lonelyMiles: milesText(lonely.miles, names),
      lonelyDirection: directionText(lonely.direction, names),
    },
  }
}

/** From so many times as many people on rings are uneven, or worlds apart. */
const TIMES = { uneven: 3, worlds: 15 }

function reach({ rings, residents }: StateView): Told | undefined {
  const [widest, narrowest] = [rings[0], rings.at(-1)]
  if (!widest || !narrowest || residents === undefined || narrowest.people === 0) return undefined
  const times = widest.people / narrowest.people
  const many = times >= TIMES.worlds ? 'worlds' : times >= TIMES.uneven ? 'uneven' : 'alike'
  const one = widest.people > residents ? 'beyond' : 'within'
  return {
    case: rings.length === 1 ? one : many,
    values: {
      widest: widest.city.name,
      widestPeople: formatCount(widest.people),
      narrowest: narrowest.city.name,
      narrowestPeople: formatCount(narrowest.people),
      times: formatCount(Math.round(times)),
      residents: formatCount(residents),
    },
  }
}

/** A tenth more or less is a difference. */
const TENTH = 0.1

/** How a state's offices stand to the nation's: surely more, surely fewer, surely about as many; undefined where nobody knows. */
export function compared({ here, nation }: Beside<Bounds>): 'more' | 'fewer' | 'alike' | undefined {
  if (here.low > nation.high * (1 + TENTH)) return 'more'
  if (here.high < nation.low * (1 - TENTH)) return 'fewer'
  const isAlike = here.low >= nation.low * (1 - TENTH) && here.high <= nation.high * (1 + TENTH)
  return isAlike ? 'alike' : undefined
}

function offices({ offices }: StateView, names: Names): Told | undefined {
  const known = offices.flatMap((row) => {
    const how = compared(row)
    return how ? [{ ...row, how }] : []
  })
  const [most] = known.filter(({ how }) => how === 'more').toSorted((a, b) => surplus(b) - surplus(a))
  const [fewest] = known.filter(({ how }) => how === 'fewer').toSorted((a, b) => surplus(a) - surplus(b))
  const extreme = most && fewest ? (surplus(most) * surplus(fewest) >= 1 ? most : fewest) : (most ?? fewest)
  if (extreme) {
    return {
      case: extreme.how === 'more' ? 'crowded' : 'sparse',
      values: {
        kind: names.offices.kinds.find(({ kind }) => kind === extreme.kind)?.inText ?? '',
        rate: rateText(extreme.here, names),
        nationRate: rateText(extreme.nation, names),
      },
    }
  }
  const isUsual = known.length > 0 && known.length === offices.length
  return isUsual ? { case: 'usual', values: { kind: '', rate: '', nationRate: '' } } : undefined
}

/** By how much a state surely has more than the nation: 1.2 is a fifth more. Below 1 it is the most that it can have. */
function surplus({ here, nation }: Beside<Bounds>): number {
  return here.low > nation.high ? here.low / nation.high : here.high / nation.low
}

/** Offices for 10,000 residents, with one decimal: `4.1`, `1.6 to 2.0`, `at least 3.2`. */
export function rateText({ low, high }: Bounds, { offices: { rate } }: Pick<Names, 'offices'>): string {
  const [from, to] = [low.toFixed(1), high.toFixed(1)]
  if (high === Number.POSITIVE_INFINITY) return fill(rate.atLeast, { from })
  return from === to ? from : fill(rate.between, { from, to })
}

/** A share that differs by less than a point from the nation's is about the same. */
const POINT = 1

function beside(figure: Beside<number> | undefined, [more, fewer, same]: [string, string, string]): Told | undefined {
  if (!figure) return undefined
  const difference = figure.here - figure.nation
  return {
    case: difference >= POINT ? more : difference <= -POINT ? fewer : same,
    values: { share: percentText(figure.here), nationShare: percentText(figure.nation) },
  }
}

/** From so many points on the counties of one state are different markets. */
const APART = 8

function ageRange({ counties }: StateView): Told | undefined {
  if (!counties) return undefined
  const { youngest, oldest } = counties
  return {
    case: oldest.over65 - youngest.over65 >= APART ? 'ageApart' : 'ageClose',
    values: {
      young: percentText(youngest.over65),
      youngCounty: youngest.name,
      old: percentText(oldest.over65),
      oldCounty: oldest.name,
    },
  }
}

/** A share with one decimal, as the survey states it. */
function percentText(share: number): string {
  return `${share.toFixed(1).replace(/\.0$/, '')}%`
}

function directionText(direction: number, { directions }: Names): string {
  const name = directions[direction]
  if (name === undefined) throw new Error(`There is no direction ${direction}.`)
  return name
}

/** `1 mile`, `292 miles`. */
function milesText(miles: number, { miles: words }: Names): string {
  const count = wholeMiles(miles)
  return count === 1 ? words.one : fill(words.many, { count: formatCount(count) })
}

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
