import type { PageContextServer } from 'vike/types'
import { posts, summarizePost, toShareDrawing } from '../../renderer/collections/posts/definition.ts'
import { createMetaFromCopy, type PageProps } from '../../renderer/page.ts'
import { createItemListJsonLd } from '../../renderer/structuredData/entries.ts'
import { joinNames } from '../../renderer/wording/format.ts'

/** Returns articles, the latest first. The share image shows the drawing of the latest article. */
export function data({ site }: PageContextServer) {
  const copy = site.get(posts.listing)
  const summaries = site.listEntries(posts).map((post) => ({
    ...summarizePost(post),
    topics: joinNames(site.resolve(post).topics?.map(({ title }) => title) ?? []),
  }))
  const [latest] = summaries
  const drawing = latest && toShareDrawing(latest.drawing)
  const structuredData = [createItemListJsonLd(site, summaries)]
  return { meta: createMetaFromCopy(site, posts.base, copy, { drawing, structuredData }), copy, posts: summaries }
}

export type Data = PageProps<typeof data>
