import { enhanceDisclosure } from './disclosure.ts'
import { whenFetched } from './whenFetched.ts'

/** The header and its menus work without script; with it they also answer to mouse, keys, swipes and scrolling. */
export function enhanceHeader(): void {
  const disclosure = document.querySelector<HTMLDetailsElement>('.industries-menu')
  if (disclosure) enhanceDisclosure(disclosure)
  const sheet = document.querySelector<HTMLElement>('.sheet[popover]')
  // Its code is fetched by who opens it. Without, it is a popover like any other.
  sheet?.addEventListener(
    'beforetoggle',
    () => whenFetched(import('./sheet.ts'), ({ enhanceSheet }) => enhanceSheet(sheet)),
    { once: true },
  )
  closeMenusOnChoice()
  const header = document.querySelector<HTMLElement>('.site-header')
  if (header) hideOnScrollingDown(header)
}

/** Leaves the window to the text on scrolling down, and comes back on scrolling up; `styles/chrome.css` moves it. */
function hideOnScrollingDown(header: HTMLElement): void {
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

/** Closes whatever lies over the page: the sheet, the header's menu, a help. What is closed already stays so. */
function closeMenus(): void {
  // By attribute: where there are no popovers, `:popover-open` is no selector.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header [open]')) menu.open = false
}

/** A link in a menu closes it, also where it leads to a section or the page comes back as it was left; not where it opens another tab. */
function closeMenusOnChoice(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey }) => {
    const isHere = !ctrlKey && !metaKey && target instanceof Element
    if (isHere && target.closest('header a, [popover] a')) closeMenus()
  })
}
