import { showExactNotFoundView } from './notFound.ts'

/**
 * Wakes what only some pages have. The not-found view must be right at once; the others wait for a script of their own.
 */
export async function enhanceParts(page: ParentNode): Promise<void> {
  const shown = page.querySelector<HTMLElement>('[data-not-found]')
  if (shown) showExactNotFoundView(shown)
  if (page.querySelector('.help-button')) (await import('./pricingHelp.ts')).enhancePricingHelp()
  const search = page.querySelector<HTMLElement>('[data-city-search]')
  if (search) (await import('./citySearch.ts')).enhanceCitySearch(search)
}
