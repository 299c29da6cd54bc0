import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { company } from '../../../renderer/collections/company/definition.ts'
import { related } from '../../../renderer/collections/lists.ts'
import { postSummary, posts } from '../../../renderer/collections/posts/definition.ts'
import { pageMeta } from '../../../renderer/page.ts'
import { breadcrumbs } from '../../../renderer/structuredData/lists.ts'
import { blogPosting } from '../../../renderer/structuredData/reading.ts'
import { formatDay } from '../../../renderer/wording/format.ts'

export function data({ site, routeParams }: PageContextServer) {
  const post = site.find(posts, routeParams.slug)
  if (!post) throw render(404)
  const { slug, title, excerpt, date } = post
  return {
    meta: pageMeta(site, {
      title,
      description: excerpt,
      share: { of: posts.address(slug), title, detail: formatDay(date) },
      published: date,
      structuredData: [breadcrumbs(site, posts.address(slug)), blogPosting(site, post)],
    }),
    words: site.get(posts.page),
    company: site.get(company),
    post: site.resolve(post),
    related: related(site.all(posts), slug).map(postSummary),
  }
}
export type Data = ReturnType<typeof data>
