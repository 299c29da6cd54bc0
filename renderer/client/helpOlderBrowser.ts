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
    if (viewTransition) letBeSkipped(viewTransition)
    // On the way back the card is on the page that is returned to, and this page's h1 keeps the name.
    if (!viewTransition || !activation?.entry.url || activation.navigationType === 'traverse') return
    const takeBack = giveName(sharedTitle(activation.entry.url))
    viewTransition.finished.then(takeBack, takeBack)
  })
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition && letBeSkipped(viewTransition))
}

/** WebKit refuses the promises of a transition that it skips, once the visitor has come back. The page is shown all the same. */
function letBeSkipped({ ready, updateCallbackDone, finished }: ViewTransition): void {
  for (const promise of [ready, updateCallbackDone, finished]) promise.catch(() => {})
}
