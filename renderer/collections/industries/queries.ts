import type { Entry } from '../../model/define/definitions.ts'
import type { Site } from '../../model/site.ts'
import { industries } from './definition.ts'

export type IndustryEntry = Entry<typeof industries>

/** The industries that are flagged featured, and the rest: the main group, then the hospice group. */
export function groupIndustries(site: Site): { featured: IndustryEntry[]; others: IndustryEntry[] } {
  const all = site.all(industries)
  return { featured: all.filter(({ featured }) => featured), others: all.filter(({ featured }) => !featured) }
}
