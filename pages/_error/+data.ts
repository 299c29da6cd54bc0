import type { PageContextServer } from 'vike/types'
import { navigation } from '../../renderer/collections/navigation/definition.ts'
import { notFound } from '../../renderer/collections/notFound/definition.ts'
import { matchesRoute } from '../../renderer/model/addresses.ts'
import { urls } from '../../renderer/urls.ts'
import { curlApostrophes } from '../../renderer/wording/format.ts'

/** Returns the not-found view of the address, and all views. If a host serves the same file for any address, the browser chooses the view. */
export function data({ site, urlPathname }: Pick<PageContextServer, 'site' | 'urlPathname'>) {
  const copy = site.get(notFound)
  const pages = site.pages()
  const generalView = { name: 'general', patterns: [] as string[], pageCount: pages.length, ...copy.view }
  const views = [
    generalView,
    ...site.listNotFoundViews().map(({ view, name, patterns }) => ({
      name,
      patterns,
      pageCount: pages.filter(({ route }) => patterns.includes(route.pattern)).length,
      ...view,
    })),
  ]
  const matchesAddress = (pattern: string) => matchesRoute(pattern, urlPathname)
  const currentView = views.find(({ patterns }) => patterns.some(matchesAddress)) ?? generalView
  return {
    meta: { title: currentView.pageTitle, description: curlApostrophes(currentView.text), noindex: true },
    currentView,
    views,
    search: copy.search,
    suggestionParts: copy.suggestion.split('{page}'),
    mainPages: {
      title: copy.mainPagesTitle,
      links: site.get(navigation).links.filter(({ to }) => !to.address.startsWith(`${urls.home()}#`)),
    },
  }
}

export type Data = ReturnType<typeof data>
