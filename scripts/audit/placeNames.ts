import { facts } from '../../renderer/collections/facts/definition.ts'
import { states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'

/** Every name of a city, a town, a county or a state: pages must differ in more than these. */
export function namesIn(site: Site): string[] {
  const ofStates = site
    .all(states)
    .flatMap(({ name, cities, towns }) => [
      name,
      ...towns.map((town) => town.name),
      ...cities.flatMap((city) => [city.name, ...city.counties]),
    ])
  const ofCounties = site.all(facts).flatMap(({ counties }) => counties.map(({ name }) => name))
  return [...new Set([...ofStates, ...ofCounties])]
}

/** Puts a sign in the place of each name in a text, wherever it stands as a whole: of two names the longer one. */
export type NameMask = (text: string, sign: string) => string

/** A capital where a word begins. */
const CAPITAL = /(?<!\p{L})\p{Lu}/gu
const LETTER = /^\p{L}/u

/** By their first letters names are found in a hundredth of the time that one expression of all of them takes. */
const LETTERS = 3

/** @param names each begins with a capital, else it is never found. */
export function nameMask(names: string[]): NameMask {
  const byStart = new Map<string, string[]>()
  for (const name of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    const start = name.slice(0, LETTERS)
    byStart.set(start, [...(byStart.get(start) ?? []), name])
  }
  const nameAt = (text: string, index: number) => {
    // A name may be shorter than what others are found by.
    for (let letters = LETTERS; letters > 0; letters -= 1) {
      const name = byStart.get(text.slice(index, index + letters))?.find((each) => isWhole(text, index, each))
      if (name !== undefined) return name
    }
    return undefined
  }
  return (text, sign) => {
    let [masked, from] = ['', 0]
    for (const { index } of text.matchAll(CAPITAL)) {
      const name = index < from ? undefined : nameAt(text, index)
      if (name === undefined) continue
      masked += text.slice(from, index) + sign
      from = index + name.length
    }
    return masked + text.slice(from)
  }
}

function isWhole(text: string, index: number, name: string): boolean {
  if (!text.startsWith(name, index)) return false
  const end = index + name.length
  return !LETTER.test(text.slice(end, end + 2))
}
