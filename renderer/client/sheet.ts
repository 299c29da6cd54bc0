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

/** The sheet stands at the right edge, whatever the direction of the text: a swipe to the right sends it back there. */
function closeBySwipe(sheet: HTMLElement): void {
  let start: Point | undefined
  const follow = (event: TouchEvent): number => {
    const at = pointOf(event)
    if (!start || !at) return 0
    const across = at.x - start.x
    // A finger that goes down the list scrolls it.
    return across > Math.abs(at.y - start.y) ? across : 0
  }
  const passive = { passive: true }
  sheet.addEventListener(
    'touchstart',
    (event) => {
      start = pointOf(event)
    },
    passive,
  )
  sheet.addEventListener(
    'touchmove',
    (event) => {
      sheet.style.translate = `${follow(event)}px`
    },
    passive,
  )
  sheet.addEventListener('touchend', (event) => {
    if (follow(event) > FAR) sheet.hidePopover()
    sheet.style.removeProperty('translate')
  })
}

interface Point {
  x: number
  y: number
}

function pointOf({ changedTouches: [touch] }: TouchEvent): Point | undefined {
  return touch && { x: touch.clientX, y: touch.clientY }
}
