import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import {
  choice,
  description,
  fields,
  httpsUrl,
  link,
  notFoundView,
  reference,
  template,
  text,
  title,
} from '../../model/define/fields.ts'
import { draftField, expiryFields, requireDateOrPublishAt } from '../../model/define/schedule.ts'
import { closing, closingOverride, dateFields, pageCopy, section } from '../blocks.ts'
import { compareLatestFirst } from '../lists.ts'
import { services } from '../services/definition.ts'
import { team } from '../team/definition.ts'

const DRAWING_LABELS = {
  stems: 'Stems',
  fall: 'Fall (a decrease)',
  sum: 'Sum (parts, with the sum last)',
  rings: 'Rings (areas around a place)',
  clock: 'Clock (shares of time)',
  ripples: 'Ripples (names of a flow)',
}

const postSchema = requireDateOrPublishAt(
  fields({
    ...draftField,
    title: title().describe('The title of the article. Each article needs its own.'),
    excerpt: description().describe('How the article helps visitors. For cards, the hero, and search results.'),
    takeaways: z.array(text()).min(2).max(4).describe('The key takeaways, above the advice in `posts/_post.yaml`.'),
    author: reference(team)
      .meta({ requiredSwitch: 'isAuthor' })
      .describe('The author: a team member who writes articles.'),
    topics: z
      .array(reference(services))
      .min(1)
      .optional()
      .describe('The services that the article is about. Related articles have the same services.'),
    ...dateFields(),
    drawing: choice(DRAWING_LABELS)
      .optional()
      .describe(
        'The style of the drawing. The first `<Bars>` can be drawn as `stems` (the default), `fall` (a decrease), `sum` (parts, with the sum last), `rings` (areas around a place), or `clock` (shares of time), and the first `<Flow>` as `ripples`. Without a chart, pages have no drawing, and the share image shows the sections.',
      ),
    guid: httpsUrl()
      .optional()
      .describe('The first URL of the article, if it has changed. Feed readers recognize the article by this URL.'),
    closing: closingOverride(),
    ...expiryFields,
  }),
)

const pageSchema = fields({
  backLink: link().describe('The link back to all articles, at the top of the page.'),
  readingTime: 'The reading time next to the date. All articles show the same text.',
  takeaways: section({
    points: z.array(text()).min(3).describe('General advice below the takeaways. All articles show the same advice.'),
  }).describe('The section with the key takeaways.'),
  strategy: section({
    paragraphs: z.array(text()).min(2).describe('The text of the section. At least two paragraphs.'),
  }).describe('The section about first steps. All articles show the same section.'),
  byline: template('name', 'role').describe('The byline below the excerpt.'),
  contentsTitle: 'The heading of the table of contents.',
  relatedTitle: 'The section heading for related articles.',
  closing: closing(),
  notFound: notFoundView().describe('The not-found page for addresses under `/blog` that don’t exist.'),
})

export const posts = defineCollection({
  name: 'posts',
  singular: 'post',
  format: 'mdx',
  schema: postSchema,
  getName: ({ title }) => title,
  compareEntries: compareLatestFirst,
  unique: (paths) => [paths.title, paths.excerpt, paths.guid],
  pastDates: (paths) => paths.date,
  base: '/blog',
  listingSchema: pageCopy({ readMore: 'The link text on the card of the latest article.' }),
  listingSections: ['closing'],
  pageSchema,
  sections: ['page-takeaways', 'page-strategy', 'page-related', 'closing'],
})

export type PostEntry = Entry<typeof posts>

/** Returns the fields of an article for cards. */
export function summarizePost(post: PostEntry) {
  const { slug, title, excerpt, date } = post
  return { href: posts.getAddress(slug), title, excerpt, date, drawing: getArticleDrawing(post) }
}

export function toShareDrawing({ chart, kind, values, segments }: ReturnType<typeof getArticleDrawing>) {
  return chart ? { kind, values } : { segments }
}

/** Returns the chart that pages draw for an article, or the sections of an article without a chart, which only the share image draws. */
export function getArticleDrawing({ drawing = 'stems', body }: Pick<PostEntry, 'drawing' | 'body'>) {
  const { bars, flow, segments } = body.data.outline
  const chart = drawing === 'ripples' ? flow : bars
  return chart ? { kind: drawing, chart, values: chart.items.map(({ value }) => value) } : { segments }
}
