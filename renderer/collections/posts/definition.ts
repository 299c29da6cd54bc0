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
import { schedule, shownDay, withDay } from '../../model/define/schedule.ts'
import { closing, heading } from '../blocks.ts'
import { latestFirst } from '../lists.ts'
import { services } from '../services/definition.ts'
import { team } from '../team/definition.ts'

/** How an article's picture may show the figures of its chart. `drawing/articleDrawing.ts` draws them. */
export const ARTICLE_DRAWINGS = ['stems', 'fall', 'sum', 'rings', 'clock', 'ripples'] as const

const post = withDay(
  fields({
    title: title().describe('The article’s title. No other article has it.'),
    excerpt: description().describe(
      'What the article gives its reader: for cards, the article’s head and search results.',
    ),
    date: shownDay(),
    takeaways: z
      .array(text())
      .min(2)
      .max(4)
      .describe('What a reader should remember of this article, before the advice that all of them end with.'),
    author: reference(team).optional().describe('Who wrote it, a member of the team.'),
    topics: z
      .array(reference(services))
      .min(1)
      .optional()
      .describe('The services that it is about. Articles that share them are related.'),
    drawing: z
      .enum(ARTICLE_DRAWINGS)
      .optional()
      .describe(
        'How its picture shows the figures of its first `<Bars>`: `stems`; `fall`, what becomes less; `sum`, parts whose sum is the last; `rings`, areas around a place; `clock`, shares of time; or `ripples`, the names of its first `<Flow>`. Without such a chart its sections are drawn.',
      ),
    guid: webAddress()
      .optional()
      .describe(
        'What readers of feeds know it by. Written only where an article is renamed: the whole address that it had at first.',
      ),
    ...schedule(),
  }),
)

const listing = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  readMore: 'The link of a card.',
  closing: closing().describe('The call at the end of the page.'),
})

/** `content/posts/_post.yaml`: what every `/blog/{slug}` says around the article. */
const page = fields({
  back: link().describe('The link back to the list.'),
  readingTime: 'What stands beside the date of every article.',
  takeaways: fields({
    title: 'The heading.',
    points: z
      .array(text())
      .min(3)
      .describe('The advice that stands below the article’s own takeaways, in all of them.'),
  }).describe('What to remember.'),
  strategy: fields({
    title: 'The heading.',
    paragraphs: z.array(text()).min(2).describe('Two paragraphs or more.'),
  }).describe('How to begin, in all articles.'),
  byline: template('name', 'role').describe('Who wrote it.'),
  contents: 'The heading above the links to the sections.',
  related: 'The heading above other articles.',
  closing: closing().describe('The call at the end of the page: the offer of a consultation.'),
  notFound: notFoundView().describe('What an address below `/blog` shows that leads to no article.'),
})

export const posts = defineCollection({
  name: 'posts',
  singular: 'post',
  format: 'mdx',
  schema: post,
  nameOf: ({ title }) => title,
  order: latestFirst,
  unique: (at) => [at.title, at.excerpt, at.guid],
  past: (at) => at.date,
  address: '/blog',
  listing,
  listingSections: ['closing'],
  page,
  sections: ['page-takeaways', 'page-strategy', 'page-related', 'closing'],
})

export type PostEntry = Entry<typeof posts>

/** The data of an article's card. */
export function postSummary(post: PostEntry) {
  const { slug, title, excerpt, date } = post
  return { href: posts.address(slug), title, excerpt, date, drawing: articleFigures(post) }
}

/** What an article's share picture shows. */
export function articleShare({ kind, figures }: ReturnType<typeof articleFigures>) {
  if (kind !== 'beats') return { figures: { kind, figures } }
  return { beats: { starts: figures.slice(0, -1), length: figures.at(-1) ?? 0 } }
}

/** The figures that an article's picture shows: those of its first chart, in the way that it asks for, or else its sections. */
export function articleFigures({ drawing = 'stems', body }: Pick<PostEntry, 'drawing' | 'body'>) {
  const { bars, flow, sections } = body.data.outline
  const chart = drawing === 'ripples' ? flow : bars
  return chart
    ? { kind: drawing, chart, figures: chart.items.map(({ value }) => value) }
    : { kind: 'beats' as const, figures: [...sections.starts, sections.length] }
}
