import type { PageContextServer } from 'vike/types'
import { company } from '../../renderer/collections/company/definition.ts'
import { postSummary, posts } from '../../renderer/collections/posts/definition.ts'
import { listingMeta } from '../../renderer/page.ts'

export function data({ site }: PageContextServer) {
  const words = site.get(posts.listing)
  return {
    meta: listingMeta(site, posts.base, words),
    words,
    company: site.get(company),
    posts: site.all(posts).map(postSummary),
  }
}
export type Data = ReturnType<typeof data>
