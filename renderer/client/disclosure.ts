/** Milliseconds that a mouse rests on the menu before it opens, and may leave it before it closes. */
const REST = 120
const LEAVE = 320

/** A `details` element as a menu (APG, disclosure navigation): rest and arrows open it; Escape, a press outside and the focus leaving close it. */
export function enhanceDisclosure(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary')
  const links = () => [...menu.querySelectorAll<HTMLElement>('a')]
  const close = () => {
    menu.open = false
  }
  openOnRest(menu, summary)
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      close()
      summary?.focus()
    }
    const all = links()
    const next = nextIndex(all.indexOf(document.activeElement as HTMLElement))[event.key]
    if (next === undefined) return
    event.preventDefault()
    menu.open = true
    all.at(next % all.length)?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
}

/** Which link a key leads to, counted from either end; from the summary (-1) Down leads to the first and Up to the last. */
const nextIndex = (current: number): Record<string, number> => ({
  ArrowDown: current + 1,
  ArrowUp: Math.max(current, 0) - 1,
  Home: 0,
  End: -1,
})

/** A menu that the mouse has opened closes when it leaves, but a click on the open menu makes it stay. */
function openOnRest(menu: HTMLDetailsElement, summary: HTMLElement | null): void {
  let timer = 0
  let isHovered = false
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType !== 'mouse' || menu.open) return
    timer = window.setTimeout(() => {
      isHovered = true
      menu.open = true
    }, REST)
  })
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer)
    if (isHovered) timer = window.setTimeout(() => (menu.open = false), LEAVE)
  })
  summary?.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (isHovered && menu.open) event.preventDefault()
    isHovered = false
  })
  menu.addEventListener('toggle', () => {
    isHovered &&= menu.open
  })
}
