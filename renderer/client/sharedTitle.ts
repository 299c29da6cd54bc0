const NAME = 'page-title'

/** The title of a card in the page's main part, by the whole address that the card leads to. */
export function sharedTitle(address: string): HTMLElement | null | undefined {
  const { pathname } = new URL(address)
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(pathname)}"]`)
  return [...links].map(titleOf).find(Boolean)
}

function titleOf(link: HTMLElement): HTMLElement | null {
  return link.closest<HTMLElement>('h2,h3') ?? link.querySelector<HTMLElement>('h2,h3')
}

/**
 * Lets the title of a card become the title of its page, and back: gives the card's the name that the style sheet gives to
 * every page's h1 (`styles/motion.css`). Without a card, no element has it: two
 * titles that are not the same do not become each other.
 * @returns what gives it back.
 */
export function giveName(card: HTMLElement | null | undefined): () => void {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.style.setProperty('view-transition-name', 'none')
  card?.style.setProperty('view-transition-name', NAME)
  return () => {
    for (const element of [title, card]) element?.style.removeProperty('view-transition-name')
  }
}
