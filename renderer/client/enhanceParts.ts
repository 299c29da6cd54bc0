import { matchesPattern } from '../model/routePattern.ts'
import { loadMapOnOpen } from './embeddedMap.ts'
import { markSection } from './markSection.ts'
import { enhancePricingHelp } from './pricingHelp.ts'
import { LOOK } from './ring/lookAddress.ts'
import { whenFetched } from './whenFetched.ts'

/** Enhances the parts that only some pages have, which are marked with `data-part`. */
export function enhanceParts(page: ParentNode): void {
  const shown = page.querySelector<HTMLElement>('[data-not-found]')
  if (shown) showExactNotFoundView(shown)
  const finder = page.querySelector<HTMLElement>('[data-finder]')
  if (finder) offerFinder(finder)
  enhancePricingHelp()
  const map = page.querySelector<HTMLDetailsElement>('[data-map]')
  if (map) loadMapOnOpen(map)
  const links = page.querySelector<HTMLElement>('.section-links')
  if (links) markSection(links)
}

/** The code comes with the first touch, or where the page's address asks to look somewhere. Where it does not come, the field says so. */
function offerFinder(finder: HTMLElement): void {
  const failed = () => {
    const status = finder.querySelector('[role=status]')
    if (status) status.textContent = finder.dataset.failed ?? ''
  }
  let isAwake = false
  const wake = () => {
    if (isAwake) return
    isAwake = true
    import('./ring/finder.ts').then(
      ({ enhanceFinder }) => enhanceFinder(finder),
      () => {
        isAwake = false
        failed()
      },
    )
  }
  for (const type of ['pointerdown', 'focusin', 'input']) finder.addEventListener(type, wake)
  if (LOOK.test(location.hash)) wake()
  finder.hidden = false
}

/**
 * Shows the view for the visitor's address, and suggests the page that they may have meant. Some hosts only know the root's
 * `404.html`, so every not-found page has all views as templates, each with the patterns of the addresses that it's for. The first
 * one is for all other addresses.
 */
function showExactNotFoundView(shown: HTMLElement): void {
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')
  if (suggestion) whenFetched(import('./suggestPage.ts'), ({ suggestPage }) => suggestPage(suggestion))
  const isHere = (pattern: string) => matchesPattern(pattern, location.pathname)
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-view]')]
  const template = templates.find(({ dataset }) => dataset.patterns?.split(' ').some(isHere)) ?? templates[0]
  if (!template || template.dataset.view === shown.dataset.notFound) return
  document.title = template.dataset.title ?? document.title
  shown.dataset.notFound = template.dataset.view
  shown.replaceChildren(template.content.cloneNode(true))
}
