/** The name that `styles/motion.css` gives to every page's h1. */
const NAME = 'page-title'

/** The title of the card in the page's main part that leads to an address, given in full. */
export function sharedTitle(address: string): HTMLElement | null | undefined {
  const { pathname } = new URL(address)
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(pathname)}"]`)
  return [...links].map(titleOf).find(Boolean)
}

function titleOf(link: HTMLElement): HTMLElement | null {
  return link.closest<HTMLElement>('h2,h3') ?? link.querySelector<HTMLElement>('h2,h3')
}

/**
 * Lets the title of a card become the title of its page, and back: the card's takes the name from this page's h1. Without a
 * card nothing has the name, or one page's title would turn into another's.
 * @returns what gives the name back to the h1.
 */
export function giveName(card: HTMLElement | null | undefined): () => void {
  const title = document.querySelector<HTMLElement>('main h1')
  title?.style.setProperty('view-transition-name', 'none')
  card?.style.setProperty('view-transition-name', NAME)
  return () => {
    for (const element of [title, card]) element?.style.removeProperty('view-transition-name')
  }
}
