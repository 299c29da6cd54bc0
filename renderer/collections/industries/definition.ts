import { z } from 'zod'
import { defineCollection, defineNested } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import {
  choice,
  description,
  fields,
  labeledText,
  link,
  name,
  notFoundView,
  reference,
  template,
  text,
  title,
} from '../../model/define/fields.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import type { Site } from '../../model/site.ts'
import { closing, closingOverride, pageCopy, scheduledEntry, section, testimonialCopy } from '../blocks.ts'
import { episodes } from '../episodes/definition.ts'
import { areUnique } from '../lists.ts'
import { posts } from '../posts/definition.ts'
import { services } from '../services/definition.ts'
import { faq, listQuestionIds } from '../services/schema.ts'
import { example } from './example.ts'

const listingCopy = pageCopy({
  featuredTitle: 'The section heading for the featured industries.',
  otherIndustriesTitle: 'The section heading for the other industries.',
  serviceCount: template('count').describe('The text for the number of services: `{count} services`.'),
})

const industryCopy = fields({
  backLink: link().describe('The link back to all industries, at the top of the page.'),
  callButton: link().describe('The button in the hero.'),
  note: 'A note about prices and the next step, below the button in the hero.',
  sectionLinks: fields({
    label: 'The name of the section links, for screen readers.',
    services: 'The text of the link to the five services.',
    why: 'The text of the link to the reasons to choose us.',
    example: 'The text of the link to the example calculation.',
    closing: 'The text of the link to the call to action.',
  }).describe('The links to sections of the page. Use one or two words each.'),
  servicesTitle: template('industry').describe('The section heading for the five services.'),
  learnMore: 'The text of the link to a service.',
  example: fields({
    note: 'A note that the numbers are made up.',
    costPerDot: template('dollars').describe('The cost per dot, next to a row.'),
  }).describe('The copy in the example calculation.'),
  softwareLabel: 'The label of the software that we work with.',
  testimonial: testimonialCopy('treatment', 'location', 'service'),
  relatedTitle: 'The section heading for the articles and episodes.',
  priceChartAlt: template('prices').describe('The alt text of the price chart. `{prices}` lists services and prices.'),
  closing: closing('industry'),
  notFound: notFoundView().describe('The not-found page for addresses under `/industries` that don’t exist.'),
})

const industryServiceCopy = fields({
  backLink: template('industry').describe('The text of the link back to the industry, at the top of the page.'),
  callButton: link().describe('The button in the hero.'),
  labels: fields({
    price: 'The label of the price.',
    customPrice: 'The text shown instead of a number if the service has no price list.',
    timeToResults: 'The label of the time to results.',
    contractTerm: 'The label of the contract term, which is in `services/_service.yaml`.',
    software: 'The label of the software that we work with.',
  }).describe('The labels of the price, the time to results, the contract term, and the software.'),
  pageTitle: template('title', 'price').describe(
    'The title in search results. If it has more than 60 characters, the price is left out.',
  ),
  featuresTitle: template('industry', 'service').describe('The section heading for the four features.'),
  benefitsTitle: template('industry', 'service').describe('The section heading for the four benefits.'),
  firstMonthTitle: template('industry').describe('The section heading for the first month.'),
  testimonial: testimonialCopy('treatment', 'location', 'service'),
  questionsTitle: template('industry', 'service').describe('The section heading for the questions and answers.'),
  otherServicesTitle: template('industry').describe('The section heading for the links to other services.'),
  generalPageLink: template('service').describe('The text of the link to the general page of the service.'),
  closing: closing('industry', 'service'),
  notFound: notFoundView().describe('The not-found page for addresses under an industry that don’t exist.'),
})

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

const industry = scheduledEntry({
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
    .refine((rows) => areUnique(rows.map(({ service }) => service.id)), 'List each of the five services once.')
    .describe('The five services for this specialty. Each service has a page.'),
  closing: closingOverride(),
})

export const industries = defineCollection({
  name: 'industries',
  singular: 'industry',
  format: 'yaml',
  schema: industry,
  getName: ({ name }) => name,
  getTitle: ({ title }) => title,
  compareEntries: (a, b) => GROUP_ORDER.indexOf(a.group) - GROUP_ORDER.indexOf(b.group) || compareText(a.slug, b.slug),
  unique: ({ name, title, description, services: { each } }) => [
    name,
    title,
    description,
    each.title,
    each.description,
  ],
  requireUniqueSentences: { except: () => [] },
  base: '/industries',
  param: 'industry',
  listingSchema: listingCopy,
  listingSections: ['featured', 'all', 'closing'],
  pageSchema: industryCopy,
  sections: ['services', 'why', 'example', 'closing'],
})

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
