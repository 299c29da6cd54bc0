/** The name that `styles/motion.css` gives to every page's h1. */
const NAME = 'page-title'

/** Lets a card’s title become its page’s, and back (CSS View Transitions Level 2). A page kept whole by the browser still has the card’s name. */
export function shareTitles(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return
    // On the way back the card is on the page that is returned to. Else, without a card, one title would turn into another.
    const own = activation.navigationType === 'traverse' ? document.querySelector('main h1') : undefined
    const shared = titleOfCard(activation.entry.url) ?? own
    for (const title of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)'))
      title.style.setProperty('view-transition-name', title === shared ? NAME : 'none')
  })
  ignoreRejections(document.activeViewTransition)
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => ignoreRejections(viewTransition))
}

/**
 * Keeps a skipped transition from being reported as an uncaught error. Browsers skip one if the next page isn't ready in time or the window
 * changes its size; then the page appears without motion. Chromium may skip it before `pagereveal`, which then has no transition.
 */
function ignoreRejections(transition: ViewTransition | null | undefined): void {
  if (!transition) return
  for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) promise.catch(() => {})
}

/** The title of the card in the page's main part that leads to an address, given in full. */
function titleOfCard(address: string): Element | undefined {
  const { pathname } = new URL(address)
  const links = document.querySelectorAll(`main a[href="${CSS.escape(pathname)}"]`)
  return [...links]
    .map((link) => link.closest('h2, h3') ?? link.querySelector('h2, h3'))
    .find((title) => title !== null)
}
