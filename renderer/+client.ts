import { enhanceHeader } from './client/header.ts'
import { runWhenLoaded } from './client/runWhenLoaded.ts'
import { enableTitleTransitions } from './client/titleTransitions.ts'
import { hydrateIslands } from './islands/registry.ts'

enhanceHeader()
hydrateIslands(document)
if (document.querySelector('[data-enhance]'))
  runWhenLoaded(import('./client/enhanceParts.ts'), (parts) => parts.enhanceParts(document))
enableTitleTransitions()
// Chrome before 114, Safari before 17, and Firefox before 125 have no popovers.
if (!('popover' in HTMLElement.prototype))
  runWhenLoaded(import('@oddbird/popover-polyfill/fn'), (polyfill) => polyfill.apply())
