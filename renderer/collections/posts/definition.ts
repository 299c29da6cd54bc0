import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import {
  description,
  fields,
  link,
  meta,
  notFoundView,
  reference,
  template,
  text,
  title,
  webAddress,
} from '../../model/define/fields.ts'
import type { EditorMeta } from '../../model/define/notes.ts'
import { choice } from '../../model/define/options.ts'
import { displayDate, draft, expiry, publishing, requireDateOrPublishAt } from '../../model/define/schedule.ts'
import { closing, closingOverride, heading } from '../blocks.ts'
import { compareLatestFirst } from '../lists.ts'
import { services } from '../services/definition.ts'
import { team } from '../team/definition.ts'

/** Drawings that a writer can choose for an article with a chart. */
export const ARTICLE_DRAWINGS = ['stems', 'fall', 'sum', 'rings', 'clock', 'ripples'] as const

const post = requireDateOrPublishAt(
  fields({
    ...draft(),
    title: title().describe('The title. Each article needs its own.'),
    excerpt: description().describe('The benefit for readers, for cards, the top of the article, and search results.'),
    takeaways: z
      .array(text())
      .min(2)
      .max(4)
      .describe('The takeaways of this article. The advice for all articles follows.'),
    author: reference(team)
      .meta({ requiredSwitch: 'writes' } satisfies EditorMeta)
      .describe('The author, a member of the team.'),
    topics: z
      .array(reference(services))
      .min(1)
      .optional()
      .describe('The services in the article. Articles with the same services are related.'),
    date: displayDate(),
    ...publishing(),
    drawing: choice<(typeof ARTICLE_DRAWINGS)[number]>({
      stems: 'Stems',
      fall: 'Fall (a decrease)',
      sum: 'Sum (parts, with the sum last)',
      rings: 'Rings (areas around a place)',
      clock: 'Clock (shares of time)',
      ripples: 'Ripples (names of a flow)',
    })
      .optional()
      .describe(
        'How the drawing shows the figures of the first `<Bars>`: `stems`, `fall` (a decrease), `sum` (parts, with the sum last), `rings` (areas around a place), or `clock` (shares of time). `ripples` shows the names of the first `<Flow>`. Without a chart, pages have no drawing, and the share image shows the sections.',
      ),
    guid: webAddress()
      .optional()
      .describe('The first URL of the article, if it has changed. Feed readers know it by this URL.'),
    closing: closingOverride(),
    ...expiry(),
  }),
)

const listing = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: heading().describe('The heading of the page and the text below it.'),
  readMore: 'The link of a card.',
  closing: closing().describe('The call to action at the end of the page.'),
})

const page = fields({
  back: link().describe('The link back to the list.'),
  readingTime: 'The text next to the date.',
  takeaways: fields({
    title: 'The heading.',
    points: z.array(text()).min(3).describe('The advice below the takeaways, the same in all articles.'),
  }).describe('The takeaways.'),
  strategy: fields({
    title: 'The heading.',
    paragraphs: z.array(text()).min(2).describe('At least two paragraphs.'),
  }).describe('The first steps, the same in all articles.'),
  byline: template('name', 'role').describe('The author.'),
  contents: 'The heading above the links to the sections.',
  related: 'The heading above other articles.',
  closing: closing().describe('The call to action at the end of the page: the offer of a consultation.'),
  notFound: notFoundView().describe('Shown at addresses below `/blog` that don’t exist.'),
})

/** Articles, the latest first. */
export const posts = defineCollection({
  name: 'posts',
  singular: 'post',
  format: 'mdx',
  schema: post,
  getName: ({ title }) => title,
  compareEntries: compareLatestFirst,
  unique: (paths) => [paths.title, paths.excerpt, paths.guid],
  pastDates: (paths) => paths.date,
  address: '/blog',
  listing,
  listingSections: ['closing'],
  page,
  sections: ['page-takeaways', 'page-strategy', 'page-related', 'closing'],
})

/** An article with its slug and compiled body. */
export type PostEntry = Entry<typeof posts>

/** Returns the fields of an article for cards. */
export function summarizePost(post: PostEntry) {
  const { slug, title, excerpt, date } = post
  return { href: posts.getAddress(slug), title, excerpt, date, drawing: getArticleDrawing(post) }
}

/** Returns an article's drawing for the share image. The last figure of `beats` is the length of the article. */
export function getShareDrawing({ kind, figures }: ReturnType<typeof getArticleDrawing>) {
  if (kind !== 'beats') return { figures: { kind, figures } }
  return { beats: { starts: figures.slice(0, -1), length: figures.at(-1) ?? 0 } }
}

/** Returns the values of an article's chart. Without one, returns the starts of its sections and its length. */
export function getArticleDrawing({ drawing = 'stems', body }: Pick<PostEntry, 'drawing' | 'body'>) {
  const { bars, flow, sections } = body.data.outline
  const chart = drawing === 'ripples' ? flow : bars
  return chart
    ? { kind: drawing, chart, figures: chart.items.map(({ value }) => value) }
    : { kind: 'beats' as const, figures: [...sections.starts, sections.length] }
}
