const NAME = 'page-title'

/**
 * Lets the title of a card become the title of its page, and back, where the browser has transitions between documents
 * (CSS View Transitions Level 2). The style sheet names every page's h1; here the card's title takes the name over while
 * its page is left or returned to. Elsewhere nothing happens.
 */
export function shareTitles(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // A page that is returned to finds its own card: this page's h1 keeps the name.
    if (!viewTransition || !activation?.entry.url || activation.navigationType === 'traverse') return
    lendName(viewTransition, cardTitle(activation.entry.url))
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = navigation.activation?.from?.url
    const title = from && cardTitle(from)
    if (viewTransition && title) lendName(viewTransition, title)
  })
}

/** The heading within, or around, the link to an address in the page's main part. */
function cardTitle(address: string): HTMLElement | undefined {
  const { pathname } = new URL(address)
  const link = [...document.querySelectorAll<HTMLElement>('main a')].find(
    (each) => each.getAttribute('href') === pathname && titleOf(each),
  )
  return link && titleOf(link)
}

function titleOf(link: HTMLElement): HTMLElement | undefined {
  return link.closest<HTMLElement>('h2,h3') ?? link.querySelector<HTMLElement>('h2,h3') ?? undefined
}

/** Without a card, no element has the name: two titles that are not the same do not become each other. */
function lendName(transition: ViewTransition, card: HTMLElement | undefined): void {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.style.setProperty('view-transition-name', 'none')
  card?.style.setProperty('view-transition-name', NAME)
  const giveBack = () => {
    title?.style.removeProperty('view-transition-name')
    card?.style.removeProperty('view-transition-name')
  }
  transition.finished.then(giveBack, giveBack)
}
