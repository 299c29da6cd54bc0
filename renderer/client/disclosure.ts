const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 320

/**
 * Opens a `<details>` menu on hover, moves the focus with arrow keys, and closes the menu on Escape, blur, or a click outside
 * (ARIA Authoring Practices, disclosure navigation).
 */
export function enhanceDisclosureMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary')
  const close = () => {
    menu.open = false
  }
  openOnHover(menu, summary)
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      close()
      summary?.focus()
    }
    const links = [...menu.querySelectorAll<HTMLElement>('a')]
    const next = getNextIndex(event.key, links.indexOf(document.activeElement as HTMLElement))
    if (next === undefined) return
    event.preventDefault()
    menu.open = true
    links.at(next % links.length)?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
}

/** Returns the index that a key moves the focus to, or undefined for other keys. Negative indexes count from the end. */
function getNextIndex(key: string, current: number): number | undefined {
  if (key === 'ArrowDown') return current + 1
  if (key === 'ArrowUp') return Math.max(current, 0) - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : undefined
}

function openOnHover(menu: HTMLDetailsElement, summary: HTMLElement | null): void {
  let timer = 0
  let wasOpenedByHover = false
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType !== 'mouse' || menu.open) return
    timer = window.setTimeout(() => {
      wasOpenedByHover = true
      menu.open = true
    }, OPEN_DELAY_MS)
  })
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer)
    if (wasOpenedByHover) timer = window.setTimeout(() => (menu.open = false), CLOSE_DELAY_MS)
  })
  summary?.addEventListener('click', (event) => {
    clearTimeout(timer)
    // The first click keeps a menu open that hover opened, instead of closing it.
    if (wasOpenedByHover && menu.open) event.preventDefault()
    wasOpenedByHover = false
  })
  menu.addEventListener('toggle', () => {
    wasOpenedByHover &&= menu.open
  })
}
