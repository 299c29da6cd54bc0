import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'

/**
 * The addresses and names of all pages, tab-separated, a page a line, for whoever looks for one in the browser
 * (`renderer/client/pageIndex.ts`). Cities stand last, the largest first: of those that a visitor may mean, the finder
 * offers the earlier.
 */
export function pageIndex(site: Site): string {
  const people = new Map(
    site
      .all(states)
      .flatMap((state) => state.cities.map((city) => [cities.address(state.slug, city.slug), city.population])),
  )
  const peopleAt = ([address]: [string, string]) => people.get(address) ?? Number.POSITIVE_INFINITY
  return site
    .pageIndex()
    .toSorted((a, b) => (peopleAt(a) === peopleAt(b) ? 0 : peopleAt(b) - peopleAt(a)))
    .map(([address, name]) => `${address}\t${name.replaceAll(/\s+/g, ' ')}`)
    .join('\n')
}

/** Writes the index of pages. Returns how many they are. */
export async function writePageIndex(site: Site, client: string): Promise<number> {
  const index = pageIndex(site)
  await writeFile(join(client, urls.pageIndex()), index)
  return index.split('\n').length
}
