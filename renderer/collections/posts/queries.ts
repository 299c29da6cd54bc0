import type { Entry } from '../../model/define/definitions.ts'
import { posts } from './definition.ts'

export type PostEntry = Entry<typeof posts>

/** What lists of articles show of one. */
export function postSummary({ slug, title, excerpt, date }: PostEntry) {
  return { href: posts.address(slug), title, excerpt, date }
}
export type PostSummary = ReturnType<typeof postSummary>
