import type { CityWords } from '../collections/states/cityWords.ts'
import { fill } from '../wording/fill.ts'
import { capitalize, formatCount, joinNames } from '../wording/format.ts'
import type { CityFigures } from './cityFigures.ts'
import { type CityValues, cityValues, countyInText, nameSeenFrom } from './cityValues.ts'
import type { CityView } from './cityView.ts'
import type { Finding } from './findings.ts'
import { actOf, factOf, isOfOffices, isOfPeople } from './findingWords.ts'

export type CityProse = ReturnType<typeof cityProse>

/** Composes the sentences about a city from its view: each is chosen by a fact. @param price the lowest monthly price. */
export function cityProse(words: CityWords, view: CityView, price: string) {
  const values = cityValues(view, price)
  const { findings, figures } = view
  const leads = leading(words, findings)
  const leadFrom = (finding: Finding) => (figures ? [leadOf(words, view.city, figures, finding, values)] : [])
  const others = findings.filter((finding) => !leads.includes(finding)).flatMap(leadFrom)
  const { always, rules } = words.expertise
  const acts = [...others.flatMap(({ act }) => act ?? []), ...always.map((text) => fill(text, values))]
  return {
    values,
    lede: fill(words.hero.text, values),
    /** Behind the number of people near it. */
    near: fill(figures ? words.hero.five : words.hero.bare, values),
    /** The most telling facts, three at most. */
    leads: leads.flatMap(leadFrom),
    /** Where there are fewer: that nothing else is remarkable. */
    plain: plainOf(words, view, leads.length, values),
    expertise: [reachAct(words, view, values), ...acts.slice(0, FROM_FACTS), fill(rules, values)],
    beginsWithPeople: leads[0] !== undefined && isOfPeople(words.facts, leads[0]),
  }
}

const LEADS = 3
/** Of these at most so many are of offices: a page of three rates is no page to read. */
const OF_OFFICES = 2
/** Of the four bullets. */
const FROM_FACTS = 2

/** What somebody would act on; the most telling alone, where nobody would act on any. */
function leading(words: CityWords, findings: Finding[]): Finding[] {
  const useful = findings.filter((finding) => actOf(words.facts, finding))
  if (useful.length === 0) return findings.slice(0, 1)
  const offices = useful.filter((finding) => isOfOffices(words.facts, finding)).slice(OF_OFFICES)
  const others = useful.filter((finding) => !offices.includes(finding))
  return [...others, ...offices].slice(0, LEADS)
}

/** A fact, what somebody with a practice there would do about it, where anything follows, and of whom it is, and when. */
function leadOf(words: CityWords, city: CityView['city'], figures: CityFigures, finding: Finding, values: CityValues) {
  const county = figures.county ? countyInText(figures.county.name, city) : city.name
  const fact = factOf(words, finding, figures)
  const named = { ...values, county, ...fact.values }
  const act = actOf(words.facts, finding)
  return { fact: capitalize(fill(fact.text, named)), act: act && fill(act, named), basis: fact.basis }
}

function plainOf({ facts }: CityWords, { figures }: CityView, leads: number, values: CityValues): string | undefined {
  if (leads === LEADS) return undefined
  if (!figures) return fill(facts.unknown, values)
  return fill(leads === 0 ? facts.none : facts.few, values)
}

/** Where fewer live within five miles, broad ads run out of people. */
const SMALL = 10_000

/** The first bullet: what follows from the people within five miles, against the city's own. */
function reachAct({ expertise: { reach } }: CityWords, view: CityView, values: CityValues): string {
  const { five } = view.figures?.within ?? {}
  if (five === undefined) return fill(reach.unknown, values)
  if (five < SMALL) return fill(reach.small, values)
  const own = ownReach(five, view.city.population)
  const beside = besideText(view)
  if (own !== 'several' && own !== 'more') return fill(reach[own], values)
  return beside === '' ? fill(reach[`${own}Alone`], values) : fill(reach[own], { ...values, beside })
}

/** How the people within five miles stand to those of the city. */
export function ownReach(five: number, population: number): 'several' | 'more' | 'like' | 'fewer' | 'part' {
  const times = five / population
  if (times >= 3) return 'several'
  if (times > 1.1) return 'more'
  if (times >= 0.9) return 'like'
  return times >= 0.5 ? 'fewer' : 'part'
}

/** Up to two places within five miles; empty where none is. */
function besideText({ beside, state }: CityView): string {
  return joinNames(beside.slice(0, 2).map((near) => ('city' in near ? nameSeenFrom(state, near) : near.name)))
}

/** All of a city's own words, for holding them against those of other cities. */
export function proseText({ lede, near, leads, plain, expertise }: CityProse): string {
  return [lede, near, ...leads.flatMap(({ fact, act, basis }) => [fact, act ?? '', basis]), plain ?? '', ...expertise]
    .filter((text) => text !== '')
    .join('\n')
}

/** The number of people near a city, or its own where nobody has counted. */
export function nearCount({ figures, city }: CityView): string {
  return formatCount(figures?.within.five ?? city.population)
}
