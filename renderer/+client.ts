import { wakeIslands } from './client/islands.ts'
import { enhanceMenus } from './client/menus.ts'
import { followLinks } from './client/navigate.ts'
import { prefetchOnIntent } from './client/prefetch.ts'
import { yieldHeader } from './client/yieldingHeader.ts'
import { wasListening } from './islands/player/wasListening.ts'

/** What only some pages have. */
const PARTS = '[data-not-found], .help-button, [data-city-search]'

/** Wakes what a page has of its own. */
function enhance(page: ParentNode): void {
  wakeIslands(page)
  if (page.querySelector(PARTS)) import('./client/enhanceParts.ts').then((parts) => parts.enhanceParts(page))
}

enhanceMenus()
yieldHeader()
enhance(document)
// The dev server adds styles and scripts of its own to each page.
if (import.meta.env.PROD) {
  // Browsers that have this part of the Navigation API have all that the swap of pages needs.
  if (window.navigation?.activation) {
    followLinks(enhance)
    prefetchOnIntent()
  } else import('./client/helpOlderBrowser.ts').then((help) => help.helpOlderBrowser())
}
if (wasListening()) import('./islands/player/Dock.tsx').then((dock) => dock.resumeListening())
