import { closeMenusOnChoice } from './closeMenus.ts'
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
