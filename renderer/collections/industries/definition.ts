import { z } from 'zod'
import { defineCollection, defineNested } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { choice, description, fields, labeledText, name, reference, text, title } from '../../model/define/fields.ts'
import { draftField, expiryFields, publishingField } from '../../model/define/schedule.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import type { Site } from '../../model/site.ts'
import { closingOverride, section } from '../blocks.ts'
import { episodes } from '../episodes/definition.ts'
import { posts } from '../posts/definition.ts'
import { services } from '../services/definition.ts'
import { faq, listQuestionIds } from '../services/schema.ts'
import { industryCopy, industryServiceCopy, listingCopy } from './copy.ts'
import { example } from './example.ts'

const MARK_LABELS = {
  tooth: 'Tooth',
  drop: 'Drop (a serum)',
  mirror: 'Mirror (a face)',
  leaf: 'Leaf (natural medicine)',
  ear: 'Ear',
  beat: 'Beat (heartbeat)',
  spine: 'Spine',
  skin: 'Skin (a cross-section)',
  fork: 'Fork (a tuning fork)',
  window: 'Window (a lit window)',
}

/** The name of a drawing in `pages/industries/Mark.tsx`. */
export type MarkName = keyof typeof MARK_LABELS

const GROUP_ORDER = ['main', 'hospice'] as const

const firstMonthTask = fields({
  person: 'The person who does the work: `Your account lead`.',
  task: 'What the person does, in one or two sentences.',
})

const industryService = fields({
  service: reference(services).describe('The service. List each of the five services once.'),
  title: title().describe('The page heading and title. Each page needs its own.'),
  description: description().describe('How the service helps this specialty. For cards, the hero, and search results.'),
  features: z.array(text()).length(4).describe('Four things that we do for this specialty.'),
  benefits: z.array(text()).length(4).describe('Four benefits for a practice, one sentence each.'),
  firstMonth: z.array(firstMonthTask).min(3).max(4).describe('Who does what in the first month, in order.'),
  questions: faq.min(3).max(4).describe('Three or four questions that practice owners in this specialty ask.'),
  closing: closingOverride(),
})

const reason = fields({ title: 'The reason, in a few words.', text: 'What the reason means for a practice.' })

const industry = fields({
  ...draftField(),
  name: name().describe('The name in menus and on cards: `Dentists`.'),
  title: title().describe('The page heading and title: `Marketing for Dental Practices`.'),
  description: description().describe('The description in search results and on cards.'),
  icon: choice(MARK_LABELS).describe('The drawing of the industry, for cards, menus, and the hero.'),
  group: z.enum(GROUP_ORDER).describe('The group in lists. `hospice` comes after `main`.'),
  featured: z.boolean().optional().describe('`true` to show the industry at the top of `/industries`.'),
  body: labeledText('Introduction', 'The introduction below the page heading.'),
  whyChoose: section({
    text: 'The text below the heading.',
    points: z.array(reason).min(3).describe('The reasons. At least three.'),
  })
    .meta({ title: 'Reasons to choose us' })
    .describe('The section with reasons to choose us.'),
  software: text().describe('One sentence about the specialty’s software that we work with. Mention no partnership.'),
  posts: z.array(reference(posts)).max(3).optional().describe('Articles to link near the end of the page.'),
  episodes: z.array(reference(episodes)).max(3).optional().describe('Episodes to link near the end of the page.'),
  example: example.meta({ title: 'Worked example' }).describe('A calculation in round numbers, drawn as dots.'),
  services: z
    .array(industryService)
    .length(5)
    .refine(
      (services) => new Set(services.map(({ service }) => service.id)).size === services.length,
      'List each of the five services once.',
    )
    .describe('The five services for this specialty. Each service has a page.'),
  closing: closingOverride(),
  ...publishingField(),
  ...expiryFields(),
})

/** Industries, each with five services. */
export const industries = defineCollection({
  name: 'industries',
  singular: 'industry',
  format: 'yaml',
  schema: industry,
  getName: ({ name }) => name,
  getTitle: ({ title }) => title,
  compareEntries: (a, b) => GROUP_ORDER.indexOf(a.group) - GROUP_ORDER.indexOf(b.group) || compareText(a.slug, b.slug),
  unique: (paths) => [
    paths.name,
    paths.title,
    paths.description,
    paths.services.each.title,
    paths.services.each.description,
  ],
  requireUniqueSentences: { except: () => [] },
  base: '/industries',
  param: 'industry',
  listingSchema: listingCopy,
  listingSections: ['featured', 'all', 'closing'],
  pageSchema: industryCopy,
  sections: ['services', 'why', 'example', 'closing'],
})

/** Services of an industry, with their own pages. */
export const industryServices = defineNested({
  name: 'industry-services',
  singular: 'industry service',
  param: 'service',
  parent: industries,
  schema: industryService,
  list: (paths) => paths.services,
  slug: (paths) => paths.service,
  getName: ({ title }) => title,
  listElementIds: ({ questions }) => listQuestionIds(questions),
  pageSchema: industryServiceCopy,
  sections: ['features', 'benefits', 'first-month', 'questions', 'others', 'closing'],
})

export type IndustryEntry = Entry<typeof industries>

/** Splits industries into featured and other ones, in the order of the site. */
export function groupIndustries(site: Site) {
  const allIndustries = site.listEntries(industries)
  return {
    featuredIndustries: allIndustries.filter(({ featured }) => featured),
    otherIndustries: allIndustries.filter(({ featured }) => !featured),
  }
}
