import { type Kinship, type PlacesResult, TWIN_LIMIT } from './comparePlaces.ts'
import { percent } from './step.ts'

/** The result in the few words of the build's line, and which pages are closed to search, and why. */
export function describePlaces({ cities, states, closed, bare }: PlacesResult): string {
  const alike = [...closed].filter((page) => !bare.includes(page))
  return [
    `cities ${describeKinship(cities)}, states ${describeKinship(states)}; ${closed.size} closed to search`,
    ...named(alike, `more than ${percent(TWIN_LIMIT)} of its words are another's`),
    ...named(bare, 'no office of any kind is counted around it'),
  ].join('\n')
}

/** Of more pages the build names the first, and how many there are. */
const NAMED = 20

function named(pages: string[], reason: string): string[] {
  const lines = pages.slice(0, NAMED).map((page) => `  ${page}: ${reason}`)
  return pages.length > NAMED ? [...lines, `  and ${pages.length - NAMED} more: ${reason}`] : lines
}

function describeKinship({ median, nearest }: Kinship): string {
  return `${percent(median)} alike, at most ${percent(nearest.similarity)} (${nearest.page}, ${nearest.twin})`
}
