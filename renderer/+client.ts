import { enhanceHeader } from './client/header.ts'
import { wakeIslands } from './client/islands.ts'
import { shareTitles } from './client/sharedTitle.ts'
import { whenFetched } from './client/whenFetched.ts'

function enhance(page: ParentNode): void {
  wakeIslands(page)
  // What `enhanceParts` looks for: its code is fetched where a page has one of them.
  if (page.querySelector('[data-part]'))
    whenFetched(import('./client/enhanceParts.ts'), (parts) => parts.enhanceParts(page))
}

enhanceHeader()
enhance(document)
shareTitles()
// Chrome before 114, Safari before 17 and Firefox before 125.
if (!('popover' in HTMLElement.prototype))
  whenFetched(import('@oddbird/popover-polyfill/fn'), (polyfill) => polyfill.apply())
