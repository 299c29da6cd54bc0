import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { formatDay } from '../../../renderer/model/format.ts'
import { related } from '../../../renderer/model/queries/latest.ts'
import { urls } from '../../../renderer/model/urls.ts'
import { pageTitle } from '../../../renderer/pageTitle.ts'
import { getSite } from '../../../renderer/site.ts'

export function data({ routeParams }: PageContextServer) {
  const { copy, facts, posts } = getSite()
  const post = posts.find(({ slug }) => slug === routeParams.slug)
  if (!post) throw render(404)
  return {
    meta: {
      title: pageTitle(post.title, facts.brand),
      description: post.excerpt,
      share: { of: urls.post(post.slug), title: post.title, detail: formatDay(post.date) },
      published: post.date,
    },
    copy: copy.post,
    facts,
    post,
    related: related(posts, post.slug).map(({ slug, title, excerpt, date }) => ({ slug, title, excerpt, date })),
  }
}
export type Data = ReturnType<typeof data>
