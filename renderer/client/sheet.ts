const MIN_SWIPE_PX = 80

/** Makes the phone menu modal: the rest of the page is inert while it's open, and a swipe closes it. */
export function enhanceSheet(sheet: HTMLElement): void {
  sheet.ariaModal = 'true'
  setPageInert(sheet, sheet.matches(':is(:popover-open, .\\:popover-open)'))
  // Run this before the sheet closes, because inert elements can't get the focus.
  sheet.addEventListener('beforetoggle', ({ newState }) => setPageInert(sheet, newState === 'open'))
  sheet.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') returnFocus(sheet)
  })
  enableSwipeToClose(sheet)
}

/** Milliseconds until the click event of a tap, on a slow phone. */
const CLICK_DELAY_MS = 500

/** Returns the focus to the menu's button. After a tap outside, Chromium focuses the body (156) or `<main>` (150). */
function returnFocus({ id }: HTMLElement): void {
  const focusButton = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return
    document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus({ preventScroll: true })
  }
  focusButton()
  document.addEventListener('click', focusButton, { once: true, signal: AbortSignal.timeout(CLICK_DELAY_MS) })
}

/** Makes everything except the sheet inert, or undoes it. */
function setPageInert(sheet: HTMLElement, isInert: boolean): void {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && element !== sheet) element.inert = isInert
  }
}

/** Closes the sheet after a swipe to the right. Scrolling cancels the swipe, see `touch-action` in `styles/menus.css`. */
function enableSwipeToClose(sheet: HTMLElement): void {
  let startX: number | undefined
  const getDistance = ({ clientX }: PointerEvent) => (startX === undefined ? 0 : Math.max(clientX - startX, 0))
  const endSwipe = (event: PointerEvent) => {
    if (event.type === 'pointerup' && getDistance(event) > MIN_SWIPE_PX) sheet.hidePopover()
    startX = undefined
    sheet.style.translate = ''
  }
  sheet.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType === 'touch') startX = clientX
  })
  sheet.addEventListener('pointermove', (event) => {
    if (startX !== undefined) sheet.style.translate = `${getDistance(event)}px`
  })
  for (const type of ['pointerup', 'pointercancel'] as const) sheet.addEventListener(type, endSwipe)
}
