import { z } from 'zod'
import { defineCollection, defineNested } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { description, fields, name, reference, text, title } from '../../model/define/fields.ts'
import { schedule } from '../../model/define/schedule.ts'
import { compareText } from '../../model/explain/characters.ts'
import type { Site } from '../../model/site.ts'
import { services } from '../services/definition.ts'
import { sum } from './sum.ts'
import { industryServiceWords, industryWords, listingWords } from './words.ts'

/** The marks that a specialty may choose. `pages/industries/Mark.tsx` draws them. */
const MARK_NAMES = ['tooth', 'drop', 'mirror', 'leaf', 'ear', 'beat', 'spine', 'lens', 'fork', 'house'] as const
export type MarkName = (typeof MARK_NAMES)[number]

/** In the order in which the site lists them. */
const GROUPS = ['main', 'hospice'] as const

const industryService = fields({
  service: reference(services).describe('The service, by its file’s name. Each of the five stands here once.'),
  title: title().describe('The heading and title of the page. No other page has it.'),
  description: description().describe('What the service does for this specialty, for cards and search results.'),
  features: z.array(text()).length(4).describe('What the work is in this specialty: four items.'),
  benefits: z.array(text()).length(4).describe('What it changes for such a practice: four sentences.'),
})

const industry = fields({
  name: name().describe('As menus and cards say it: `Dentists`.'),
  title: title().describe('The page’s heading and title: `Marketing for Dental Practices`.'),
  description: description().describe('What search results and cards say of the page.'),
  icon: z.enum(MARK_NAMES).describe('One of our marks, each a line and a light.'),
  group: z.enum(GROUPS).describe('The hospice group is listed after the main group.'),
  featured: z
    .boolean()
    .optional()
    .describe('`true` for those that stand first, in a list of their own; left out elsewhere.'),
  body: 'The paragraph under the heading.',
  whyChoose: fields({
    title: 'The heading.',
    text: 'The sentence under it.',
    points: z
      .array(fields({ title: 'The reason, in a few words.', text: 'What it means for such a practice.' }))
      .min(3)
      .describe('Three reasons or more.'),
  }).describe('Why such a practice would choose us.'),
  sum: sum.describe('A worked example in round figures, drawn so that one can count along.'),
  services: z
    .array(industryService)
    .length(5)
    .refine(
      (services) => new Set(services.map(({ service }) => service.slug)).size === services.length,
      'Each of the five services stands here once.',
    )
    .describe('What each of the five services means for this specialty. Each has a page of its own.'),
  ...schedule(),
})

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
  param: 'industry',
  listing: listingWords,
  listingSections: ['featured', 'all', 'closing'],
  page: industryWords,
  sections: ['services', 'why', 'sum', 'closing'],
})

export const industryServices = defineNested({
  name: 'industry-services',
  singular: 'industry service',
  param: 'service',
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
