import { matchesPattern } from '../model/routePattern.ts'
import { markCurrentLink } from './markCurrentLink.ts'
import { RING_HASH } from './ring/ringHash.ts'
import { runWhenLoaded } from './runWhenLoaded.ts'
import { showZip } from './showZip.ts'
import { enhanceTooltip } from './tooltip.ts'
import { showVisitorTimeZone } from './visitorTimeZone.ts'

/** Parts need a `data-enhance` attribute, because `+client.ts` only loads this file on pages that have one. */
const ENHANCEMENTS_BY_SELECTOR: Record<string, (element: HTMLElement) => void> = {
  '[data-not-found]': enhanceNotFoundPage,
  '.finder': loadFinderOnUse,
  '[data-zip]': showZip,
  '.help-button[popovertarget]': enhanceTooltip,
  '[data-map]': loadMapOnOpen,
  '[data-zones]': showVisitorTimeZone,
  '.section-links': markCurrentLink,
}

/** Adds behavior to the parts of a page. Loads the code of large parts on first use. */
export function enhanceParts(page: ParentNode): void {
  for (const [selector, enhance] of Object.entries(ENHANCEMENTS_BY_SELECTOR))
    for (const element of page.querySelectorAll<HTMLElement>(selector)) enhance(element)
}

/** Shows the search field. Loads the code on first use, or immediately if the URL has a ring. */
function loadFinderOnUse(finder: HTMLElement): void {
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    import('./ring/finder.ts').then(
      ({ enhanceFinder }) => enhanceFinder(finder),
      () => {
        isLoading = false
        const status = finder.querySelector('[role=status]')
        if (status) status.textContent = finder.dataset.errorMessage ?? ''
      },
    )
  }
  for (const type of ['pointerdown', 'focusin', 'input']) finder.addEventListener(type, load)
  if (RING_HASH.test(location.hash)) load()
  finder.hidden = false
}

/** Suggests a page, and shows the view for the URL, or the first view. The page has a template of each, because some hosts only serve the root's `404.html`. */
function enhanceNotFoundPage(notFoundView: HTMLElement): void {
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')
  if (suggestion) runWhenLoaded(import('./suggestPage.ts'), ({ suggestPage }) => suggestPage(suggestion))
  const matchesCurrentPage = (pattern: string) => matchesPattern(pattern, location.pathname)
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-view]')]
  const template =
    templates.find(({ dataset }) => dataset.patterns?.split(' ').some(matchesCurrentPage)) ?? templates[0]
  if (!template || template.dataset.view === notFoundView.dataset.notFound) return
  document.title = template.dataset.title ?? document.title
  notFoundView.dataset.notFound = template.dataset.view
  notFoundView.replaceChildren(template.content.cloneNode(true))
}

/** Loads the map when a visitor opens it, so that other visitors don't contact the provider. The map is in a template, because browsers that don't run scripts ignore `loading=lazy` (HTML, "lazy loading attributes"). */
function loadMapOnOpen(disclosure: HTMLElement): void {
  disclosure.addEventListener('toggle', () => {
    const template = disclosure.querySelector('template')
    template?.replaceWith(template.content.cloneNode(true))
  })
  // Show the disclosure (`data-ready:visible`).
  disclosure.dataset.ready = ''
}
