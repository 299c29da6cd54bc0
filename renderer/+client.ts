import { enhanceHeader } from './client/header.ts'
import { hydrateIslands } from './client/islands.ts'
import { enableTitleTransitions } from './client/sharedTitle.ts'
import { whenFetched } from './client/whenFetched.ts'

function enhance(page: ParentNode): void {
  hydrateIslands(page)
  if (page.querySelector('[data-part]'))
    whenFetched(import('./client/enhanceParts.ts'), (parts) => parts.enhanceParts(page))
}

enhanceHeader()
enhance(document)
enableTitleTransitions()
// Chrome before 114, Safari before 17, and Firefox before 125.
if (!('popover' in HTMLElement.prototype))
  whenFetched(import('@oddbird/popover-polyfill/fn'), (polyfill) => polyfill.apply())
