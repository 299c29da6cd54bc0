import { enhanceHeader } from './client/header.ts'
import { hydrateIslands } from './client/islands.ts'
import { runWhenFetched } from './client/runWhenFetched.ts'
import { enableTitleTransitions } from './client/titleTransitions.ts'

function enhance(page: ParentNode): void {
  hydrateIslands(page)
  if (page.querySelector('[data-enhance]'))
    runWhenFetched(import('./client/enhanceParts.ts'), (parts) => parts.enhanceParts(page))
}

enhanceHeader()
enhance(document)
enableTitleTransitions()
// Chrome before 114, Safari before 17, and Firefox before 125.
if (!('popover' in HTMLElement.prototype))
  runWhenFetched(import('@oddbird/popover-polyfill/fn'), (polyfill) => polyfill.apply())
