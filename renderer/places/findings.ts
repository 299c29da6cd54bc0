import { Alike } from './alike.ts'
import type { Atlas, Place } from './atlas.ts'
import { type CityFigures, cityFigures } from './cityFigures.ts'
import type { Facts } from './facts.ts'
import { type Reading, readingsOf, type Subject } from './readings.ts'

export interface Finding extends Reading {
  is: 'more' | 'fewer'
  /** How much, in usual distances: from places of like size, and from the nation. */
  score: number
  /** Of people within five miles: how many places of like size have even more, or even fewer. */
  few?: number
  /** Whether it stands on the page of a larger city of the county. */
  isEcho: boolean
}

/** So many places of like size stand around a place in the order of size, half of them larger. */
export const LIKE_SIZE = 100
/** Of these so many may have more, or fewer, where that is said. */
const RARE = 10
/** So many findings a page leads with. */
const SAID = 3
/** Less is as usual as not. */
const REMARKABLE = 1
/** Below this a spread is rounding. */
const LEAST_SPREAD = 0.01

type Readings = Map<Subject, Reading>

/** What is read of a city's figures, while they are the same. */
const cache = new WeakMap<CityFigures, Readings>()

interface Known extends Place {
  county: string
  readings: Readings
}

/** What sets each place apart: its figures held against those of all places of like size, and against the nation's. */
export class Findings {
  /** The largest first. */
  private readonly known: Known[]
  /** What is read of a subject, by the places of `known`: not a number where nothing is. */
  private readonly sizes = new Map<Subject, Float64Array>()
  private readonly usual: Map<Subject, number>
  private found: Map<Place['city'], Finding[]> | undefined

  constructor({ bySize }: Atlas, facts: Facts) {
    this.known = bySize.flatMap((place) => {
      const figures = cityFigures(facts, place.state.slug, place.city.slug)
      if (!figures) return []
      const readings = cache.get(figures) ?? new Map(readingsOf(figures, facts.nation).map((each) => [each.of, each]))
      cache.set(figures, readings)
      return [{ ...place, county: figures.county?.fips ?? place.city.slug, readings }]
    })
    for (const [index, { readings }] of this.known.entries())
      for (const { of, size } of readings.values()) {
        const all = this.sizes.get(of) ?? new Float64Array(this.known.length).fill(Number.NaN)
        this.sizes.set(of, all)
        all[index] = size
      }
    this.usual = new Map([...this.sizes].map(([of, all]) => [of, middleOf(all.filter(isRead).map(Math.abs))]))
  }

  /** The most telling first, at most one of each group; empty where nothing is remarkable or nothing is known. */
  of(city: Place['city']): Finding[] {
    this.found ??= this.findAll()
    return this.found.get(city) ?? []
  }

  /** What is the county's and stands on the page of a larger city there tells less of a smaller one. */
  private findAll(): Map<Place['city'], Finding[]> {
    const said = new Map<string, number>()
    const alike = new Map([...this.sizes].map(([of, all]) => [of, new Alike(all, LIKE_SIZE)]))
    const entries = this.known.map(({ city, county, readings }, index) => {
      // What is counted around two centers may be the same too: the same ZIP codes.
      const keyOf = ({ of, figure }: Finding) => `${county} ${of} ${isOwn(of) ? figure : ''}`
      const timesSaid = (finding: Finding) => said.get(keyOf(finding)) ?? 0
      const found = [...readings.values()].flatMap((reading) => this.find(reading, alike.get(reading.of), index) ?? [])
      const ranked = found
        .map((finding) => ({
          ...finding,
          isEcho: timesSaid(finding) > 0,
          weight: finding.score / (1 + timesSaid(finding)),
        }))
        .toSorted((a, b) => b.weight - a.weight)
      const findings = onePerGroup(ranked.map(({ weight: _, ...finding }) => finding))
      for (const each of findings.slice(0, SAID)) said.set(keyOf(each), timesSaid(each) + 1)
      return [city, findings] as const
    })
    return new Map(entries)
  }

  private find(reading: Reading, alike: Alike | undefined, index: number): Finding | undefined {
    if (!reading.isSure || !alike) return undefined
    const { of, size } = reading
    const { count, middle, spread, more, fewer } = alike.around(index)
    const is = size > middle ? 'more' : 'fewer'
    const fromAlike = Math.abs(size - middle) / Math.max(LEAST_SPREAD, spread)
    if (of === 'five') {
      const few = is === 'more' ? more : fewer
      const isRare = few <= RARE && count >= LIKE_SIZE && fromAlike >= REMARKABLE
      return isRare ? { ...reading, is, few, score: fromAlike, isEcho: false } : undefined
    }
    const fromNation = Math.abs(size) / Math.max(LEAST_SPREAD, this.usual.get(of) ?? 0)
    const score = Math.sqrt(fromAlike * fromNation)
    // What is more than the nation's and less than that of its like is neither.
    return score >= REMARKABLE && size > 0 === size > middle ? { ...reading, is, score, isEcho: false } : undefined
  }
}

function onePerGroup(findings: Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ of }) => !seen.has(groupOf(of)) && seen.add(groupOf(of)))
}

/** Whether it is counted around the center, and not in the county. */
function isOwn(of: Subject): boolean {
  return of === 'incomes' || of === 'five' || of === 'ten' || of === 'twentyFive' || of.startsWith('near:')
}

/** Of what belongs together a page names one. */
function groupOf(of: Subject): string {
  if (of === 'five' || of === 'ten' || of === 'twentyFive') return 'ring'
  return of === 'over65' || of === 'medianAge' ? 'age' : of.replace('near:', '')
}

function isRead(size: number): boolean {
  return !Number.isNaN(size)
}

function middleOf(numbers: Float64Array): number {
  return numbers.toSorted()[Math.floor(numbers.length / 2)] ?? 0
}
