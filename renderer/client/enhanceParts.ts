import { notFoundView } from '../model/notFoundView.ts'

/** Wakes what only some pages have. The not-found view must be right at once; the others wait for a script of their own. */
export async function enhanceParts(page: ParentNode): Promise<void> {
  const shown = page.querySelector<HTMLElement>('[data-not-found]')
  if (shown) showExactNotFoundView(shown)
  if (page.querySelector('.help-button')) (await import('./pricingHelp.ts')).enhancePricingHelp()
  const search = page.querySelector<HTMLElement>('[data-city-search]')
  if (search) (await import('./citySearch.ts')).enhanceCitySearch(search)
}

/**
 * Shows the view that the visitor's address deserves, and the page that they may have meant. A host may know the root's
 * `404.html` alone, so every not-found page carries all views as templates.
 */
function showExactNotFoundView(shown: HTMLElement): void {
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
