import { NOT_FOUND_VIEWS, notFoundView } from '../../renderer/model/notFoundView.ts'
import { urls } from '../../renderer/model/urls.ts'
import { getSite } from '../../renderer/site.ts'

/** What a not-found page shows for an address: its view at once, and all views for the script to choose from. */
export function notFoundData(pathname: string) {
  const { copy, navigation } = getSite()
  const shown = notFoundView(pathname)
  const view = copy.notFound.views[shown]
  return {
    meta: { title: view.pageTitle, description: view.text, noindex: true },
    shown,
    views: NOT_FOUND_VIEWS.map((name) => ({ name, ...copy.notFound.views[name] })),
    suggestion: copy.notFound.suggestion.split('{page}'),
    nearest: {
      title: copy.notFound.nearest,
      links: navigation.links.filter(({ to }) => !to.slug.startsWith(`${urls.home()}#`)),
    },
  }
}
export type NotFoundData = ReturnType<typeof notFoundData>
