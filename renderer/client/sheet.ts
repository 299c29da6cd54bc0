/** Pixels that a finger moves the sheet before letting go closes it. */
const FAR = 80

/**
 * Makes the small screens' sheet a modal dialog: what lies behind it is out of reach while it is open, and a swipe
 * towards its edge closes it. The popover brings Escape, the backdrop and the focus's return.
 */
export function enhanceSheet(sheet: HTMLElement): void {
  sheet.ariaModal = 'true'
  // Before it closes: the browser gives the focus back to the button, which must be in reach again by then.
  sheet.addEventListener('beforetoggle', (event) => setReach(sheet, event.newState === 'closed'))
  closeBySwipe(sheet)
}

/** Puts what lies behind the sheet in or out of reach. */
function setReach(sheet: HTMLElement, isReachable: boolean): void {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && element !== sheet) element.inert = !isReachable
  }
}

/**
 * The sheet stands at the right edge, whatever the direction of the text: a swipe to the right sends it back there. A
 * finger that goes down the list scrolls it, and the browser takes the swipe back (`touch-action`, styles/menus.css).
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
