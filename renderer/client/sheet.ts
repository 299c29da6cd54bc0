const MIN_SWIPE = 80

/**
 * Turns the mobile menu into a modal dialog: the page behind it becomes inert, and a swipe closes it. Escape, the backdrop,
 * and restoring the focus come from the popover. The sheet may be open or already closed when this code loads.
 */
export function enhanceSheet(sheet: HTMLElement): void {
  sheet.ariaModal = 'true'
  setPageReachable(sheet, !sheet.matches(':is(:popover-open, .\\:popover-open)'))
  // Runs before the sheet closes, because the browser then focuses the button, and inert elements can't get the focus.
  sheet.addEventListener('beforetoggle', (event) => setPageReachable(sheet, event.newState === 'closed'))
  sheet.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') returnFocus(sheet)
  })
  closeBySwipe(sheet)
}

/** Maximum delay in milliseconds between the touch that closes the sheet and the click event, on a slow phone. */
const CLICK_DELAY = 500

/**
 * Returns the focus to the button after a tap outside of the sheet. The tap moves it shortly after the sheet closes, to an
 * element that depends on the browser: the body (Chromium 156), or the `<main>` that the skip link focuses (Chromium 150).
 * Tab reaches neither.
 */
function returnFocus({ id }: HTMLElement): void {
  const focusButton = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return
    document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus({ preventScroll: true })
  }
  focusButton()
  document.addEventListener('click', focusButton, { once: true, signal: AbortSignal.timeout(CLICK_DELAY) })
}

function setPageReachable(sheet: HTMLElement, isReachable: boolean): void {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && element !== sheet) element.inert = !isReachable
  }
}

/**
 * Closes the sheet on a swipe to the right, because it's on the right in both text directions. If the finger scrolls the
 * list, the browser cancels the swipe (see `touch-action` in `styles/menus.css`).
 */
function closeBySwipe(sheet: HTMLElement): void {
  let start = Number.NaN
  const distance = ({ clientX }: PointerEvent) => Math.max(clientX - start, 0)
  const end = (event: PointerEvent) => {
    if (event.type === 'pointerup' && distance(event) > MIN_SWIPE) sheet.hidePopover()
    start = Number.NaN
    sheet.style.translate = ''
  }
  sheet.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType === 'touch') start = clientX
  })
  sheet.addEventListener('pointermove', (event) => {
    if (start >= 0) sheet.style.translate = `${distance(event)}px`
  })
  for (const type of ['pointerup', 'pointercancel'] as const) sheet.addEventListener(type, end)
}
