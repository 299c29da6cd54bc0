import { wakeIslands } from './islands.ts'

/** What `enhanceParts` looks for: its code is fetched where a page has one of them. */
const PARTS = '[data-not-found], [data-city-search]'

/** Wakes what a page has of its own: the first page, and each that takes its place. */
export function enhance(page: ParentNode): void {
  wakeIslands(page)
  if (page.querySelector(PARTS)) import('./enhanceParts.ts').then((parts) => parts.enhanceParts(page))
  if (page.querySelector('.help-button')) import('./pricingHelp.ts').then((help) => help.enhancePricingHelp())
}
