import type { City } from '../collections/states/definition.ts'

/** Checks if search engines can index a city page. The robots meta and the sitemap depend on it. */
export function isIndexable({ notes }: Pick<City, 'notes'>): boolean {
  return notes !== undefined
}
