import { fill } from '../wording/fill.ts'
import { formatCount, listText } from '../wording/format.ts'
import { wholeMiles } from './geography.ts'
import type { FactCase, Names, StateView } from './stateView.ts'

/** Below these miles the way across is called so. */
const LENGTHS = { short: 120, middle: 250, long: 400 }

/** How far it is between the two cities that lie farthest apart. */
export function across({ transect, state }: StateView, names: Names): FactCase | undefined {
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

/** The longest stretch of that way without a city. */
export function gap({ transect }: StateView, names: Names): FactCase | undefined {
  if (!transect || transect.stops.length < 3) return undefined
  const { before, after, miles } = transect.gap
  return {
    case: miles < GAP.miles ? 'even' : miles < transect.miles * GAP.share ? 'stretched' : 'gapped',
    values: { before: before.name, after: after.name, gap: milesText(miles, names) },
  }
}

/** From half of all cities on, a third of the way is the one where they stand. */
const MOST = 0.5

/** On which third of it most cities stand. */
export function weight({ transect, cities }: StateView): FactCase | undefined {
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

/** How many rings of five miles overlap. */
export function overlap({ cities, touching }: StateView): FactCase | undefined {
  if (cities.length < SEVERAL) return undefined
  const share = touching / cities.length
  const which = share === 0 ? 'apart' : share === 1 ? 'allTouch' : share < 0.5 ? 'someTouch' : 'mostTouch'
  return { case: which, values: { touching: formatCount(touching) } }
}

/** So many names of near cities stand in a sentence, before the rest is a number. */
const NAMED = 5

/** What lies within 25 miles of the largest city. */
export function metro({ cities, near }: StateView, names: Names): FactCase | undefined {
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

/** The city that is most by itself. */
export function lonely({ lonely, cities }: StateView, names: Names): FactCase | undefined {
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
