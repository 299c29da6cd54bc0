import type { Content, Entry } from '../schemas/collections.ts'
import type { IndustryService } from '../schemas/industries.ts'
import { type ServiceEntry, serviceOf } from './services.ts'

export type IndustryEntry = Entry<'industries'>

/** The industry with exactly this slug. */
export function findIndustry({ industries }: Pick<Content, 'industries'>, slug: string): IndustryEntry | undefined {
  return industries.find((industry) => industry.slug === slug)
}

/** The industries that are flagged featured, and the rest: the main group, then the hospice group. */
export function groupIndustries({ industries }: Pick<Content, 'industries'>): {
  featured: IndustryEntry[]
  others: IndustryEntry[]
} {
  return {
    featured: industries.filter(({ featured }) => featured),
    others: industries.filter(({ featured }) => !featured),
  }
}

/** What one service means for an industry, with the service itself. */
export function findIndustryService(
  content: Pick<Content, 'industries' | 'services'>,
  industrySlug: string,
  serviceSlug: string,
): { industry: IndustryEntry; entry: IndustryService; service: ServiceEntry } | undefined {
  const industry = findIndustry(content, industrySlug)
  const entry = industry?.services.find(({ service }) => service.slug === serviceSlug)
  return industry && entry ? { industry, entry, service: serviceOf(content, entry.service) } : undefined
}
