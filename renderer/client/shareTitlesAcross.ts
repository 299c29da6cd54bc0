import { giveName, sharedTitle } from './sharedTitle.ts'

/**
 * Shares titles between documents, where the browser has transitions for them (CSS View Transitions Level 2) but no
 * Navigation API to follow links within one. Elsewhere nothing happens.
 */
export function shareTitlesAcross(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // A page that is returned to finds its own card: this page's h1 keeps the name.
    if (!viewTransition || !activation?.entry.url || activation.navigationType === 'traverse') return
    viewTransition.finished.finally(giveName(sharedTitle(activation.entry.url)))
  })
}
