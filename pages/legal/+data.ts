import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { legal } from '../../renderer/collections/legal/definition.ts'
import { pageMeta } from '../../renderer/page.ts'
import { headingsOf } from '../../renderer/prose/headingsOf.ts'
import { formatDay } from '../../renderer/wording/format.ts'

export function data({ site, routeParams }: PageContextServer) {
  const page = site.find(legal, routeParams.slug)
  if (!page) throw render(404)
  const { slug, title, description, updatedLabel, updated } = page
  return {
    meta: pageMeta(site, {
      title,
      description,
      share: { of: legal.address(slug), title, detail: `${updatedLabel} ${formatDay(updated)}` },
    }),
    words: site.get(legal.page),
    page,
    headings: headingsOf(page.body),
  }
}
export type Data = ReturnType<typeof data>
