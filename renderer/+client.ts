import { prefetchOnIntent } from './client/fetchPage.ts'
import { enhanceHeader } from './client/header.ts'
import { wakeIslands } from './client/islands.ts'
import { followLinks } from './client/navigate.ts'
import { whenFetched } from './client/whenFetched.ts'
import { wasListening } from './islands/player/wasListening.ts'

/** Wakes what a page has of its own: the first page, and each that takes its place. */
function enhance(page: ParentNode): void {
  wakeIslands(page)
  // What `enhanceParts` looks for: its code is fetched where a page has one of them.
  if (page.querySelector('[data-part]'))
    whenFetched(import('./client/enhanceParts.ts'), (parts) => parts.enhanceParts(page))
}

enhanceHeader()
enhance(document)
// Not in development, where Vite adds styles and scripts of its own to each page.
if (import.meta.env.PROD) {
  // Browsers with this part of the Navigation API also have whatever else the swap of pages needs.
  if (window.navigation?.activation) {
    followLinks(enhance)
    prefetchOnIntent()
  } else whenFetched(import('./client/helpOlderBrowser.ts'), (help) => help.helpOlderBrowser())
  // There, parts of the page are replaced when the content changes (`editing/shownPage.ts`).
} else window.enhancePage = enhance
if (wasListening()) whenFetched(import('./islands/player/Dock.tsx'), (dock) => dock.resumeListening())
