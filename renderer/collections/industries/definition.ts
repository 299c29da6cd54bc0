import { z } from 'zod'
import { defineCollection, defineNested } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { description, reference, text, title } from '../../model/define/fields.ts'
import type { Site } from '../../model/site.ts'
import { ICONS } from '../icons.ts'
import { compareText } from '../lists.ts'
import { services } from '../services/definition.ts'
import { industryServiceWords, industryWords, listingWords } from './words.ts'

/** In the order in which the site lists them. */
const GROUPS = ['main', 'hospice'] as const

const industryService = z.strictObject({
  service: reference(services),
  title: title(),
  description: description(),
  features: z.array(text()).length(4),
  benefits: z.array(text()).length(4),
})

/** `content/industries/*.yaml`: a specialty, and what each of the five services means for it. */
const industry = z.strictObject({
  /** As menus and cards say it: `Dentists`. */
  name: text(),
  /** The page's heading and title: `Marketing for Dental Practices`. */
  title: title(),
  description: description(),
  icon: z.enum(ICONS),
  /** The hospice group is listed after the main group. */
  group: z.enum(GROUPS),
  featured: z.boolean().optional(),
  /** The paragraph under the heading. */
  body: text(),
  whyChoose: z.strictObject({
    title: text(),
    text: text(),
    points: z.array(z.strictObject({ title: text(), text: text() })).min(3),
  }),
  services: z
    .array(industryService)
    .length(5)
    .refine(
      (services) => new Set(services.map(({ service }) => service.slug)).size === services.length,
      'Each of the five services stands here once.',
    ),
})
export type Industry = z.infer<typeof industry>
export type IndustryService = z.infer<typeof industryService>

export const industries = defineCollection({
  name: 'industries',
  singular: 'industry',
  format: 'yaml',
  schema: industry,
  nameOf: ({ name }) => name,
  titleOf: ({ title }) => title,
  order: (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || compareText(a.slug, b.slug),
  unique: (at) => [at.name, at.title, at.description, at.services.each.title, at.services.each.description],
  ownSentences: { except: () => [] },
  address: '/industries',
  listing: listingWords,
  listingSections: ['featured', 'all', 'closing'],
  page: industryWords,
  sections: ['services', 'why', 'closing'],
})

export const industryServices = defineNested({
  name: 'industry-services',
  singular: 'industry service',
  in: industries,
  schema: industryService,
  list: (at) => at.services,
  slug: (at) => at.service,
  nameOf: ({ title }) => title,
  page: industryServiceWords,
  sections: ['features', 'benefits', 'closing'],
})

export type IndustryEntry = Entry<typeof industries>

/** The industries that are flagged featured, and the rest: the main group, then the hospice group. */
export function groupIndustries(site: Site): { featured: IndustryEntry[]; others: IndustryEntry[] } {
  const all = site.all(industries)
  return { featured: all.filter(({ featured }) => featured), others: all.filter(({ featured }) => !featured) }
}
