import { openOnHover } from './hover.ts'

/** Opens a `<details>` menu on hover, focuses its links on arrow keys, Home, and End, and closes it on Escape, blur, or a click outside (ARIA Authoring Practices, disclosure navigation). */
export function enhanceDisclosureMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary')
  if (!summary) return
  const setOpen = (isOpen: boolean) => {
    menu.open = isOpen
  }
  openOnHover({ button: summary, areas: [menu], isOpen: () => menu.open, setOpen })
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      setOpen(false)
      summary.focus()
    }
    const links = [...menu.querySelectorAll<HTMLElement>('a')]
    const nextIndex = getNextIndex(event.key, links.indexOf(document.activeElement as HTMLElement))
    if (nextIndex === undefined) return
    event.preventDefault()
    setOpen(true)
    links.at(nextIndex % links.length)?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) setOpen(false)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) setOpen(false)
  })
}

/** Returns the index of the link to focus after a key, or undefined for other keys. Negative indexes count from the end. */
function getNextIndex(key: string, currentIndex: number): number | undefined {
  if (key === 'ArrowDown') return currentIndex + 1
  if (key === 'ArrowUp') return Math.max(currentIndex, 0) - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : undefined
}
