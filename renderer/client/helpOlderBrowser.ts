import { giveName, sharedTitle } from './sharedTitle.ts'
import { whenFetched } from './whenFetched.ts'

/**
 * What browsers without the Navigation API need: titles shared between documents, since they load every page anew, and
 * popovers where there are none (before Chrome 114, Safari 17 and Firefox 125).
 */
export function helpOlderBrowser(): void {
  shareTitlesAcross()
  if ('popover' in HTMLElement.prototype) return
  whenFetched(import('@oddbird/popover-polyfill/fn'), (polyfill) => polyfill.apply())
}

/** Shares titles between documents, where the browser has transitions between them (CSS View Transitions Level 2). */
function shareTitlesAcross(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // On the way back the card is on the page that is returned to, and this page's h1 keeps the name.
    if (!viewTransition || !activation?.entry.url || activation.navigationType === 'traverse') return
    const takeBack = giveName(sharedTitle(activation.entry.url))
    // WebKit refuses the promise of a transition that it skips, once the visitor has come back to this document.
    viewTransition.finished.then(takeBack, takeBack)
  })
}
