import type { City } from '../collections/states/definition.ts'

/**
 * Checks whether search engines may show the page of a city: only if someone who knows the place wrote a note about it.
 * The robots meta and the sitemap follow from this. `llms.txt` lists no cities.
 */
export function isOpenToSearch({ note }: Pick<City, 'note'>): boolean {
  return note !== undefined
}
