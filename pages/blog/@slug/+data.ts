import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findRelated } from '../../../renderer/collections/lists.ts'
import { getEntryPlaceholderLabel } from '../../../renderer/collections/placeholderLabels.ts'
import {
  getArticleDrawing,
  posts,
  summarizePost,
  toShareDrawing,
} from '../../../renderer/collections/posts/definition.ts'
import { team } from '../../../renderer/collections/team/definition.ts'
import { createPageMeta, type PageProps } from '../../../renderer/page.ts'
import { createBreadcrumbJsonLd, createPostJsonLd } from '../../../renderer/structuredData/entries.ts'
import { formatDay, interpolate } from '../../../renderer/wording/format.ts'

/** Returns an article. Throws Vike's 404 for unknown slugs. */
export function data({ site, routeParams, contentDates }: PageContextServer) {
  const post = site.findEntry(posts, routeParams.slug)
  if (!post) throw render(404)
  const { slug, title, excerpt, date, takeaways } = post
  const copy = site.get(posts.page)
  const address = posts.getAddress(slug)
  const author = site.getEntry(team, post.author)
  const drawing = getArticleDrawing(post)
  const lastItem = drawing.chart?.items.at(-1)
  const shareDetail = [lastItem?.formatted && `${lastItem.label}: ${lastItem.formatted}`, formatDay(date)]
  return {
    meta: createPageMeta(site, {
      title,
      description: excerpt,
      share: {
        pageAddress: address,
        title,
        detail: shareDetail.filter(Boolean).join('. '),
        drawing: toShareDrawing(drawing),
      },
      publishedDate: date,
      structuredData: [createBreadcrumbJsonLd(site, address), createPostJsonLd(site, post, contentDates)],
    }),
    copy,
    drawing,
    headings: post.body.data.outline.headings,
    byline: {
      text: interpolate(copy.byline, { name: author.name, role: author.role }),
      placeholderLabel: getEntryPlaceholderLabel(site, team, author.slug, ['name']),
    },
    post,
    placeholderLabel: getEntryPlaceholderLabel(site, posts, slug, ['title'], ['excerpt']),
    takeaways: takeaways.map((text, index) => ({
      text,
      placeholderLabel: getEntryPlaceholderLabel(site, posts, slug, ['takeaways', index]),
    })),
    related: findRelated(site.listEntries(posts), post).map(summarizePost),
  }
}

export type Data = PageProps<typeof data>
