import { giveName, sharedTitle } from './sharedTitle.ts'

/**
 * What browsers without the Navigation API need: titles shared between documents, since they load every page anew, and
 * popovers where there are none (before Chrome 114, Safari 17 and Firefox 125).
 */
export async function helpOlderBrowser(): Promise<void> {
  shareTitlesAcross()
  if ('popover' in HTMLElement.prototype) return
  const polyfill = await import('@oddbird/popover-polyfill/fn')
  polyfill.apply()
}

/** Shares titles between documents, where the browser has transitions between them (CSS View Transitions Level 2). */
function shareTitlesAcross(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // On the way back the card is on the page that is returned to, and this page's h1 keeps the name.
    if (!viewTransition || !activation?.entry.url || activation.navigationType === 'traverse') return
    viewTransition.finished.finally(giveName(sharedTitle(activation.entry.url)))
  })
}
