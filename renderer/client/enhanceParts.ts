import { addressForm } from '../model/addressForm.ts'

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
 * `404.html` alone, so every not-found page carries all views as templates, each with the forms of the addresses that it
 * answers for. The first answers for all others.
 */
function showExactNotFoundView(shown: HTMLElement): void {
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
