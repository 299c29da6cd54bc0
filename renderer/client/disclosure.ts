const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 320

/** Adds hover and keyboard behavior (ARIA Authoring Practices, disclosure navigation). */
export function enhanceDisclosure(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary')
  const listLinks = () => [...menu.querySelectorAll<HTMLElement>('a')]
  const close = () => {
    menu.open = false
  }
  openOnHover(menu, summary)
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      close()
      summary?.focus()
    }
    const items = listLinks()
    const next = mapKeysToIndexes(items.indexOf(document.activeElement as HTMLElement))[event.key]
    if (next === undefined) return
    event.preventDefault()
    menu.open = true
    items.at(next % items.length)?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
}

const mapKeysToIndexes = (current: number): Record<string, number> => ({
  ArrowDown: current + 1,
  ArrowUp: Math.max(current, 0) - 1,
  Home: 0,
  End: -1,
})

function openOnHover(menu: HTMLDetailsElement, summary: HTMLElement | null): void {
  let timer = 0
  let isOpenedByHover = false
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType !== 'mouse' || menu.open) return
    timer = window.setTimeout(() => {
      isOpenedByHover = true
      menu.open = true
    }, OPEN_DELAY_MS)
  })
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer)
    if (isOpenedByHover) timer = window.setTimeout(() => (menu.open = false), CLOSE_DELAY_MS)
  })
  summary?.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (isOpenedByHover && menu.open) event.preventDefault()
    isOpenedByHover = false
  })
  menu.addEventListener('toggle', () => {
    isOpenedByHover &&= menu.open
  })
}
