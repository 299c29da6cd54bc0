/** Pixels that a finger has to move the sheet so that letting go closes it. */
const FAR = 80

/**
 * Makes the menu of small screens a modal dialog: what lies behind it is out of reach while it is open, and a swipe
 * towards its edge closes it. Being a popover, it has Escape, the backdrop and the return of the focus already. It is open
 * by the time that this code has come, or closed again.
 */
export function enhanceSheet(sheet: HTMLElement): void {
  sheet.ariaModal = 'true'
  setReach(sheet, !sheet.matches(':is(:popover-open, .\\:popover-open)'))
  // Before it closes, because the browser gives the focus back to the button, which must be in reach by then.
  sheet.addEventListener('beforetoggle', (event) => setReach(sheet, event.newState === 'closed'))
  sheet.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') returnFocus(sheet)
  })
  closeBySwipe(sheet)
}

/** Milliseconds in which the click follows the touch that closed the sheet, on a slow phone. */
const CLICK = 500

/**
 * Moves the focus back to the button after a press beside the sheet. A touch moves it a moment after the sheet has closed, and to an element
 * that depends on the browser: the body (Chromium 156), or the `<main>` that the skip link focuses (Chromium 150). Tab reaches neither.
 */
function returnFocus({ id }: HTMLElement): void {
  const giveBack = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.tabIndex >= 0) return
    document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus({ preventScroll: true })
  }
  giveBack()
  document.addEventListener('click', giveBack, { once: true, signal: AbortSignal.timeout(CLICK) })
}

function setReach(sheet: HTMLElement, isReachable: boolean): void {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && element !== sheet) element.inert = !isReachable
  }
}

/**
 * The sheet stands at the right edge, whatever the direction of the text, so a swipe to the right closes it. Where the
 * finger goes down the list instead, the browser scrolls and cancels the swipe (`touch-action` in `styles/menus.css`).
 */
function closeBySwipe(sheet: HTMLElement): void {
  // Where the finger came down; not a number while there is none.
  let start = Number.NaN
  const across = ({ clientX }: PointerEvent) => Math.max(clientX - start, 0)
  const end = (event: PointerEvent) => {
    if (event.type === 'pointerup' && across(event) > FAR) sheet.hidePopover()
    start = Number.NaN
    sheet.style.translate = ''
  }
  sheet.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType === 'touch') start = clientX
  })
  sheet.addEventListener('pointermove', (event) => {
    if (start >= 0) sheet.style.translate = `${across(event)}px`
  })
  for (const type of ['pointerup', 'pointercancel'] as const) sheet.addEventListener(type, end)
}
