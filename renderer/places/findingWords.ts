import type { ShownKind } from '../collections/facts/kinds.ts'
import type { CityWords } from '../collections/states/cityWords.ts'
import { formatCount, formatDollars } from '../wording/format.ts'
import type { CityFigures } from './cityFigures.ts'
import type { Finding } from './findings.ts'
import type { Ring, Subject } from './readings.ts'

type Words = CityWords['facts']

/** A sentence of the content, what it may name besides the city, and of whom it is and when. */
interface Wording {
  text: string
  values: Record<string, string>
  basis: string
}

export function factOf({ facts: words, tables }: CityWords, finding: Finding, figures: CityFigures): Wording {
  const { of, is, figure, nation, margin } = finding
  if (of === 'incomes') return incomesOf(words, figures)
  if (of === 'five') return { ...rankOf(words.ring, finding), basis: words.ring.basis }
  if (isRing(of)) return { ...ringOf(words.ring[of], finding, figures.within), basis: words.ring.basis }
  const kind = kindOf(words, of)
  if (kind) {
    const isNear = of.startsWith('near:')
    const values = {
      one: words.offices.kinds[kind].one,
      figure: perOffice(figure),
      nation: perOffice(middleOf(nation)),
    }
    const { near, nearBasis, basis } = words.offices
    return isNear ? { text: near, values, basis: nearBasis } : { text: words.offices[is], values, basis }
  }
  const people = of as keyof Words['people']
  const text = (value: number) => figureText(people, value)
  const values = { figure: text(figure), nation: text(nation?.low ?? 0), margin: formatDollars(margin ?? 0) }
  return { text: words.people[people][is], values, basis: tables.people.rows[people].basis }
}

function incomesOf({ incomes: words }: Words, { incomes }: CityFigures): Wording {
  const [low, high] = [incomes?.low, incomes?.high]
  const values = {
    low: formatDollars(low?.income ?? 0),
    lowZip: low?.zip ?? '',
    high: formatDollars(high?.income ?? 0),
    highZip: high?.zip ?? '',
  }
  return { text: words.fact, values, basis: words.basis }
}

/** What somebody with a practice there would do about it; nothing where nothing follows. */
export function actOf(words: Words, { of, is, follows }: Finding): string | undefined {
  if (!follows) return undefined
  if (of === 'incomes') return words.incomes.act
  if (of === 'five') return is === 'more' ? words.ring.ifMany : undefined
  if (isRing(of)) return words.ring[of][is === 'more' ? 'ifMore' : 'ifFewer']
  const kind = kindOf(words, of)
  if (kind) return words.offices.kinds[kind][is]
  return words.people[of as keyof Words['people']][is === 'more' ? 'ifMore' : 'ifFewer']
}

export function isOfOffices(words: Words, { of }: Finding): boolean {
  return kindOf(words, of) !== undefined
}

export function isOfPeople({ people }: Words, { of }: Finding): boolean {
  return of in people
}

function kindOf({ offices: { kinds } }: Words, of: Subject): ShownKind | undefined {
  const kind = of.replace('near:', '')
  return kind in kinds ? (kind as ShownKind) : undefined
}

function isRing(of: Subject): of is Exclude<Ring, 'five'> {
  return of === 'ten' || of === 'twentyFive'
}

const COUNTED = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function rankOf(words: Words['ring'], { is, few = 0 }: Finding): Omit<Wording, 'basis'> {
  const [none, one, several] =
    is === 'more' ? [words.mostOfAll, words.most, words.many] : [words.leastOfAll, words.least, words.little]
  return { text: few === 0 ? none : few === 1 ? one : several, values: { few: COUNTED[few] ?? String(few) } }
}

function ringOf(
  words: Words['ring']['ten'],
  { of, is }: Finding,
  within: CityFigures['within'],
): Omit<Wording, 'basis'> {
  const { five, ten, twentyFive } = within
  const wide = of === 'ten' ? ten : twentyFive
  const added = wide - five
  const text = is === 'fewer' && added === 0 && words.nobody !== undefined ? words.nobody : words[is]
  const numbers = { five, ten, twentyFive, added, times: Math.round(wide / Math.max(five, 1)) }
  return { text, values: Object.fromEntries(Object.entries(numbers).map(([name, each]) => [name, formatCount(each)])) }
}

/** Offices for 10,000 residents, in a table. */
export function rateText(rate: number): string {
  return rate.toFixed(1)
}

/** In a sentence people share an office: 4.1 offices for 10,000 are one for every 2,400. Two digits are within five percent. */
export function perOffice(rate: number): string {
  const people = 10_000 / rate
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(people)) - 1)
  return formatCount(Math.round(people / unit) * unit)
}

/** Of bounds that are this close. */
function middleOf(bounds: Finding['nation']): number {
  return ((bounds?.low ?? 0) + (bounds?.high ?? 0)) / 2
}

/** A figure of people as surveys and models bear it: whole percent, whole minutes. */
export function figureText(of: keyof Words['people'], value: number): string {
  if (of === 'income') return formatDollars(value)
  return of === 'medianAge' ? String(value) : formatCount(Math.round(value))
}
