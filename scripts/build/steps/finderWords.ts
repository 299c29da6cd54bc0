import { notFound } from '../../../renderer/collections/notFound/definition.ts'
import { states } from '../../../renderer/collections/states/definition.ts'
import type { FinderWords } from '../../../renderer/collections/states/ringWords.ts'
import type { Site } from '../../../renderer/model/site.ts'

/** The words of the finder and of the ring, which a browser fetches when somebody uses them: pages stay as small as they are. */
export function finderWords(site: Site): string {
  const { search, ring } = site.get(states.listing)
  const { search: pages } = site.get(notFound)
  const words: FinderWords = {
    cities: { found: search.found, none: search.none },
    pages: { found: pages.found, none: pages.none },
    ring,
    locations: states.base,
  }
  return JSON.stringify(words)
}
