import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { day, description, link, meta, notFoundView, text, title, webAddress } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import { latestFirst } from '../lists.ts'

/** `content/posts/*.mdx`, the front matter: an article of the blog. */
const post = z.strictObject({
  title: title(),
  /** For cards, the article's head and search results. */
  excerpt: description(),
  date: day(),
  /** What a reader should remember of this article, before the advice that all of them end with. */
  takeaways: z.array(text()).min(2).max(4),
  /** What readers of feeds know it by. Written only where an article is renamed: the whole address that it had at first. */
  guid: webAddress().optional(),
})
export type Post = z.infer<typeof post>

/** `content/posts/_listing.yaml`: `/blog` */
const listing = z.strictObject({ meta: meta(), hero: heading(), readMore: text(), closing: closing() })

/** `content/posts/_post.yaml`: what every `/blog/{slug}` says around the article. */
const page = z.strictObject({
  back: link(),
  readingTime: text(),
  takeaways: z.strictObject({ title: text(), points: z.array(text()).min(3) }),
  strategy: z.strictObject({ title: text(), paragraphs: z.array(text()).min(2) }),
  consultation: z.strictObject({ text: text(), call: link() }),
  related: text(),
  closing: closing(),
  notFound: notFoundView(),
})
export type PostWords = z.infer<typeof page>

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

/** What lists of articles show of one. */
export function postSummary({ slug, title, excerpt, date }: PostEntry) {
  return { href: posts.address(slug), title, excerpt, date }
}
export type PostSummary = ReturnType<typeof postSummary>
