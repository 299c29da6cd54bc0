import type { PageContextServer } from 'vike/types'
import { navigation } from '../../renderer/collections/navigation/definition.ts'
import { notFound } from '../../renderer/collections/notFound/definition.ts'
import { addressForm } from '../../renderer/model/addressForm.ts'
import { urls } from '../../renderer/urls.ts'
import { typeset } from '../../renderer/wording/typeset.ts'

/** What a not-found page shows for an address: its view at once, and all views for the script to choose from. */
export function notFoundData({ site, urlPathname }: Pick<PageContextServer, 'site' | 'urlPathname'>) {
  const copy = site.get(notFound)
  const forms = site.pages().map(({ address }) => addressForm(address))
  const general = { name: 'general', forms: [] as string[], others: forms.length, ...copy.view }
  const views = [
    general,
    ...site.notFoundViews().map(({ view, ...family }) => {
      return { ...family, others: forms.filter((form) => family.forms.includes(form)).length, ...view }
    }),
  ]
  const form = addressForm(urlPathname)
  const shown = views.find(({ forms }) => forms.includes(form)) ?? general
  return {
    meta: { title: shown.pageTitle, description: typeset(shown.text), noindex: true },
    shown: shown.name,
    views,
    search: copy.search,
    suggestion: copy.suggestion.split('{page}'),
    nearest: {
      title: copy.nearest,
      links: site.get(navigation).links.filter(({ to }) => !to.slug.startsWith(`${urls.home()}#`)),
    },
  }
}
export type NotFoundData = ReturnType<typeof notFoundData>
