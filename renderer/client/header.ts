import { enhanceDisclosure } from './disclosure.ts'
import { whenFetched } from './whenFetched.ts'

/**
 * Adds mouse, keyboard, swipe, and scroll behavior to the header. The header and the menus also work without scripts.
 */
export function enhanceHeader(): void {
  const disclosure = document.querySelector<HTMLDetailsElement>('.industries-menu')
  if (disclosure) enhanceDisclosure(disclosure)
  const sheet = document.querySelector<HTMLElement>('.sheet[popover]')
  // Loads the code when the menu opens. If that fails, the menu is still a popover.
  sheet?.addEventListener(
    'beforetoggle',
    () => whenFetched(import('./sheet.ts'), ({ enhanceSheet }) => enhanceSheet(sheet)),
    { once: true },
  )
  closeMenusOnNavigation()
  const header = document.querySelector<HTMLElement>('.site-header')
  if (header) hideOnScrollDown(header)
}

/** Hides the header when the visitor scrolls down and shows it when they scroll up. `styles/chrome.css` moves it. */
function hideOnScrollDown(header: HTMLElement): void {
  header.dataset.scrolled = ''
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const isDown = scrollY > last && scrollY > header.offsetHeight
      header.dataset.scrolled = isDown ? 'down' : scrollY > 0 ? 'up' : ''
      last = scrollY
    },
    { passive: true },
  )
}

/** Closes everything that is open over the page: the mobile menu, the header's menu, and help popovers. */
function closeMenus(): void {
  // `:popover-open` is a syntax error in browsers without popovers, so this uses the attribute.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header [open]')) menu.open = false
}

/**
 * Closes a menu when the visitor follows a link in it, because links to sections keep the page and the back/forward
 * cache restores it.
 */
function closeMenusOnNavigation(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey }) => {
    const isHere = !ctrlKey && !metaKey && target instanceof Element
    if (isHere && target.closest('header a, [popover] a')) closeMenus()
  })
}
