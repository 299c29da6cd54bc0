/** Where in the window the section begins that one is said to be in. */
const LINE = '-35% 0px -65% 0px'

/** Marks which of the links to a page's parts leads to the one that is in view. Between two parts, none does. */
export function markSection(links: HTMLElement): void {
  const linkOf = new Map<Element, HTMLAnchorElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = linkOf.get(target)
        if (link) link.ariaCurrent = isIntersecting ? 'true' : null
      }
    },
    { rootMargin: LINE },
  )
  for (const link of links.querySelectorAll('a')) {
    const part = document.querySelector(link.hash)?.closest('section')
    if (!part) continue
    linkOf.set(part, link)
    observer.observe(part)
  }
}
