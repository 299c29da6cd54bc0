import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { formatDay } from '../../renderer/model/format.ts'
import { urls } from '../../renderer/model/urls.ts'
import { pageTitle } from '../../renderer/pageTitle.ts'
import { getSite } from '../../renderer/site.ts'
import { headingsOf } from './headingsOf.ts'

export function data({ routeParams }: PageContextServer) {
  const { copy, facts, legal } = getSite()
  const page = legal.find(({ slug }) => slug === routeParams.slug)
  if (!page) throw render(404)
  return {
    meta: {
      title: pageTitle(page.title, facts.brand),
      description: page.description,
      share: {
        of: urls.legal(page.slug),
        title: page.title,
        detail: `${page.updatedLabel} ${formatDay(page.updated)}`,
      },
    },
    copy: copy.legal,
    page,
    headings: headingsOf(page.body),
  }
}
export type Data = ReturnType<typeof data>
