/** Animates the title of a card to the page that it links to, and back (CSS View Transitions Level 2). */
export function enableTitleTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return
    const link = `a[href="${CSS.escape(new URL(activation.entry.url).pathname)}"]`
    const cardTitle = document.querySelector(`main :is(h2, h3):has(${link}), main ${link} :is(h2, h3)`)
    // On the way back, animate this page's title. The card is on the previous page.
    const pageTitle = activation.navigationType === 'traverse' ? document.querySelector('main h1') : undefined
    for (const title of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)'))
      title.style.setProperty('view-transition-name', title === (cardTitle ?? pageTitle) ? 'page-title' : 'none')
  })
  ignoreRejections(document.activeViewTransition)
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => ignoreRejections(viewTransition))
}

/** Ignores rejections of skipped transitions, for example if the next page isn't ready in time. */
function ignoreRejections(transition: ViewTransition | null | undefined): void {
  if (!transition) return
  for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) promise.catch(() => {})
}
