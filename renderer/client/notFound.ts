import { addressForm } from '../model/addressForm.ts'

/**
 * On a not-found page: shows the view that the visitor's address deserves, and the page that they may have meant. The
 * server may know the root's page alone; every not-found page therefore carries all views as templates, each with the
 * forms of the addresses that it answers for; the first answers for all others.
 */
export function showExactNotFoundView(shown: HTMLElement): void {
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')
  if (suggestion) import('./suggestPage.ts').then(({ suggestPage }) => suggestPage(suggestion))
  const form = addressForm(location.pathname)
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-view]')]
  const template = templates.find(({ dataset }) => dataset.forms?.split(' ').includes(form)) ?? templates[0]
  if (!template || template.dataset.view === shown.dataset.notFound) return
  document.title = template.dataset.title ?? document.title
  shown.dataset.notFound = template.dataset.view
  shown.replaceChildren(template.content.cloneNode(true))
}
