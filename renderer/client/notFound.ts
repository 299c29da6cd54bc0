import { notFoundView } from '../model/notFoundView.ts'

/**
 * On a not-found page: shows the view that the visitor's address deserves, and the page that they may have meant. The
 * server may know the root's page alone; every not-found page therefore carries all views as templates.
 */
export function showExactNotFoundView(shown: HTMLElement): void {
  const name = notFoundView(location.pathname)
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')
  if (suggestion) import('./suggestPage.ts').then(({ suggestPage }) => suggestPage(suggestion))
  if (shown.dataset.notFound === name) return
  const template = document.querySelector<HTMLTemplateElement>(`template[data-view="${name}"]`)
  if (!template) return
  document.title = template.dataset.title ?? document.title
  shown.dataset.notFound = name
  shown.replaceChildren(template.content.cloneNode(true))
}
