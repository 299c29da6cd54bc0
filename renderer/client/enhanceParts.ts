import { matchesRoute } from '../model/addresses.ts'
import { openOnHover } from './hover.ts'
import { RING_HASH } from './ring/ringHash.ts'
import { runWhenLoaded } from './runWhenLoaded.ts'

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

/** Suggests a page, and shows the view for the URL, or the first view. The page has a template of each, because some hosts only serve the root's `404.html`. */
function enhanceNotFoundPage(notFoundView: HTMLElement): void {
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')
  if (suggestion) runWhenLoaded(import('./suggestPage.ts'), ({ suggestPage }) => suggestPage(suggestion))
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-view]')]
  const matchesUrl = ({ dataset: { patterns = '' } }: HTMLElement) =>
    patterns.split(' ').some((pattern) => matchesRoute(pattern, location.pathname))
  const template = templates.find(matchesUrl) ?? templates[0]
  if (!template || template.dataset.view === notFoundView.dataset.notFound) return
  document.title = template.dataset.title ?? document.title
  notFoundView.dataset.notFound = template.dataset.view
  notFoundView.replaceChildren(template.content.cloneNode(true))
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

/** Adds the ZIP code of an address like `/contact?zip=33602` to the text of the page, and to the emails that it links to. */
function showZip(heroText: HTMLElement): void {
  const zip = new URLSearchParams(location.search).get('zip')
  if (zip === null || !/^\d{5}$/.test(zip)) return
  const { zip: template = '', zipLine = '' } = heroText.dataset
  const addZip = (line: string) => line.replace('{zip}', zip)
  heroText.textContent = addZip(template)
  // Lines of emails end with CR LF (RFC 6068).
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"][href*="body="]'))
    link.href += encodeURIComponent(`\r\n${addZip(zipLine)}`)
}

/** Opens a tooltip on hover and focus (WCAG 2.2, 1.4.13). If scripts don't load, a click on the button opens it. */
function enhanceTooltip(button: HTMLElement): void {
  const tooltip = button instanceof HTMLButtonElement && button.popoverTargetElement
  if (!(tooltip instanceof HTMLElement)) return
  const { open, close } = openOnHover({
    button,
    areas: [button, tooltip],
    isOpen: () => tooltip.matches(':popover-open'),
    // Pass the button as the anchor. Unlike a click, `showPopover` doesn't set it.
    setOpen: (isOpen) => (isOpen ? tooltip.showPopover({ source: button }) : tooltip.hidePopover()),
  })
  // Open now if the mouse is already over the button: `pointerenter` won't fire.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) open()
  button.addEventListener('focus', () => button.matches(':focus-visible') && open())
  button.addEventListener('blur', close)
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

/** Swaps the default time zone in the list with the visitor's, if it's in the disclosure next to the list. Headings (`Eastern`) are the start of generic names (`Eastern Time`; CLDR, "Time Zone Names"). */
function showVisitorTimeZone(list: HTMLElement): void {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts()
  const zoneName = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const otherZones = list.parentElement?.querySelector('[data-other-zones] ul')
  const headings = [...(otherZones?.querySelectorAll('h3') ?? [])]
  const visitorItem = headings.find(({ textContent }) => zoneName.startsWith(textContent))?.closest('li')
  if (!otherZones || !visitorItem) return
  otherZones.prepend(...list.children)
  list.append(visitorItem)
}

/** Sets `aria-current` on the link to the current section when visitors scroll. */
function markCurrentLink(links: HTMLElement): void {
  const linksBySection = new Map<Element, HTMLAnchorElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = linksBySection.get(target)
        if (link) link.ariaCurrent = isIntersecting ? 'true' : null
      }
    },
    // Shrinks the window to a line at 35% of the height. The section that crosses the line is the current one.
    { rootMargin: '-35% 0px -65% 0px' },
  )
  for (const link of links.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.querySelector(link.hash)?.closest('section')
    if (!section) continue
    linksBySection.set(section, link)
    observer.observe(section)
  }
}
