import { TITLE_MAX } from './model/schemas/fields.ts'

/** A title with the brand behind it, where both fit into what search results show. */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return whole.length <= TITLE_MAX ? whole : title
}
