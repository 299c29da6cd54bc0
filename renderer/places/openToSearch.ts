import type { City } from '../collections/states/definition.ts'

/**
 * Checks whether search engines may show the page of a city: only if someone who knows the place wrote a note about it.
 * The robots meta, the sitemap, and `llms.txt` follow from this.
 */
export function isOpenToSearch({ note }: Pick<City, 'note'>): boolean {
  return note !== undefined
}
