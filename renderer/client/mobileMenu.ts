const MIN_SWIPE_PX = 80

/** Makes the rest of the page inert while the mobile menu is open, returns the focus, and closes the menu on a swipe. */
export function enhanceMobileMenu(menu: HTMLElement): void {
  menu.ariaModal = 'true'
  // The polyfill sets a class with the name `:popover-open`.
  setPageInert(menu, menu.matches(':is(:popover-open, .\\:popover-open)'))
  // Run this before the menu closes: inert elements can't get the focus.
  menu.addEventListener('beforetoggle', ({ newState }) => setPageInert(menu, newState === 'open'))
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') returnFocus(menu)
  })
  enableSwipeToClose(menu)
}

/** Moves the focus to the menu's button if no control has it. Repeats this after a tap outside, which focuses the body (Chromium 156) or `<main>` (150). */
function returnFocus({ id }: HTMLElement): void {
  const focusButton = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return
    document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus({ preventScroll: true })
  }
  focusButton()
  // On a slow phone, the click event can be half a second after the tap.
  document.addEventListener('click', focusButton, { once: true, signal: AbortSignal.timeout(500) })
}

function setPageInert(menu: HTMLElement, isInert: boolean): void {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && element !== menu) element.inert = isInert
  }
}

/** Moves the menu with a finger, and closes it after a swipe to the right. Scrolling cancels the swipe (`touch-action` in `styles/menus.css`). */
function enableSwipeToClose(menu: HTMLElement): void {
  let startX: number | undefined
  const getDistance = ({ clientX }: PointerEvent) => (startX === undefined ? 0 : Math.max(clientX - startX, 0))
  const endSwipe = (event: PointerEvent) => {
    if (event.type === 'pointerup' && getDistance(event) > MIN_SWIPE_PX) menu.hidePopover()
    startX = undefined
    menu.style.translate = ''
  }
  menu.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType === 'touch') startX = clientX
  })
  menu.addEventListener('pointermove', (event) => {
    if (startX !== undefined) menu.style.translate = `${getDistance(event)}px`
  })
  for (const type of ['pointerup', 'pointercancel'] as const) menu.addEventListener(type, endSwipe)
}
