import { z } from 'zod'
import { day, description, title } from './fields.ts'

/** `content/posts/*.mdx`, the front matter: an article of the blog. */
export const postSchema = z.strictObject({
  title: title(),
  /** For cards, the article's head and search results. */
  excerpt: description(),
  date: day(),
})
export type Post = z.infer<typeof postSchema>
