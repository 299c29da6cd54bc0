import { openOnHover } from './hover.ts'
import { runWhenLoaded } from './runWhenLoaded.ts'

/** Enhances the menus, and hides the header when visitors scroll down. */
export function enhanceHeader(): void {
  const industriesMenu = document.querySelector<HTMLDetailsElement>('.industries-menu')
  if (industriesMenu) enhanceDisclosureMenu(industriesMenu)
  const mobileMenu = document.querySelector<HTMLElement>('.mobile-menu[popover]')
  mobileMenu?.addEventListener(
    'beforetoggle',
    () => runWhenLoaded(import('./mobileMenu.ts'), ({ enhanceMobileMenu }) => enhanceMobileMenu(mobileMenu)),
    { once: true },
  )
  closeMenusOnNavigation()
  const header = document.querySelector<HTMLElement>('.site-header')
  if (header) hideOnScrollDown(header)
}

/** Opens a `<details>` menu on hover, focuses its links on arrow keys, Home, and End, and closes it on Escape, blur, or a click outside (ARIA Authoring Practices, disclosure navigation). */
function enhanceDisclosureMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary')
  if (!summary) return
  const setOpen = (isOpen: boolean) => menu.toggleAttribute('open', isOpen)
  openOnHover({ button: summary, areas: [menu], isOpen: () => menu.open, setOpen })
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      setOpen(false)
      summary.focus()
    }
    const links = [...menu.querySelectorAll<HTMLElement>('a')]
    const index = links.indexOf(document.activeElement as HTMLElement)
    const nextIndexes: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: Math.max(index, 0) - 1,
      Home: 0,
      End: -1,
    }
    const nextIndex = nextIndexes[event.key]
    if (nextIndex === undefined) return
    event.preventDefault()
    setOpen(true)
    links.at(nextIndex % links.length)?.focus()
  })
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) setOpen(false)
  }
  menu.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget))
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target))
}

/** Sets `data-scrolled` to `down`, to `up`, or to an empty string at the top. On `down`, `styles/chrome.css` hides the header. */
function hideOnScrollDown(header: HTMLElement): void {
  header.dataset.scrolled = ''
  let lastScrollY = scrollY
  addEventListener('scroll', () => {
    const isDown = scrollY > lastScrollY && scrollY > header.offsetHeight
    const upOrTop = scrollY > 0 ? 'up' : ''
    header.dataset.scrolled = isDown ? 'down' : upOrTop
    lastScrollY = scrollY
  })
}

/** Closes menus when visitors click a link in them, because the back/forward cache restores open menus. */
function closeMenusOnNavigation(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey }) => {
    const opensInSameTab = !ctrlKey && !metaKey && target instanceof Element
    if (!opensInSameTab || !target.closest('header a, [popover] a')) return
    // Don't select `:popover-open`. It's a syntax error in old browsers.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header [open]')) menu.open = false
  })
}
