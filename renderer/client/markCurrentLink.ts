/** Shrinks the window to a line at 35% of the height. The section that crosses the line is the current one. */
const CURRENT_LINE_MARGIN = '-35% 0px -65% 0px'

/** Sets `aria-current` on the link to the current section when visitors scroll. */
export function markCurrentLink(links: HTMLElement): void {
  const linksBySection = new Map<Element, HTMLAnchorElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = linksBySection.get(target)
        if (link) link.ariaCurrent = isIntersecting ? 'true' : null
      }
    },
    { rootMargin: CURRENT_LINE_MARGIN },
  )
  for (const link of links.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.querySelector(link.hash)?.closest('section')
    if (!section) continue
    linksBySection.set(section, link)
    observer.observe(section)
  }
}
