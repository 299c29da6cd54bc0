/**
 * Milliseconds of hovering until the help opens, and the time that the mouse has to get from the button to the help.
 */
const OPEN_DELAY = 80
const CLOSE_DELAY = 250

/**
 * Shows help for the rows of the price list on hover and focus. Without scripts, the button opens it. The help stays open
 * while the mouse is on it (WCAG 2.2, 1.4.13). As a popover, it closes on Escape and on a click outside, and it doesn't move
 * the table.
 */
export function enhancePricingHelp(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.help-button[popovertarget]')) {
    const help = button.popoverTargetElement
    if (help instanceof HTMLElement) showOnIntent(button, help)
  }
}

function showOnIntent(button: HTMLButtonElement, help: HTMLElement): void {
  let timer = 0
  /** True if hover or focus opened the help. Then a click keeps it open instead of closing it. */
  let isOpenedByHover = false
  const isOpen = () => help.matches(':popover-open')
  const open = () => {
    if (isOpen()) return
    isOpenedByHover = true
    // Sets the button as the anchor. A click does that automatically, but `showPopover` doesn't.
    help.showPopover({ source: button })
  }
  const close = () => isOpenedByHover && isOpen() && help.hidePopover()
  const schedule = (run: () => void, delay: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(run, delay)
  }
  for (const part of [button, help]) {
    part.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && schedule(open, OPEN_DELAY))
    part.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && schedule(close, CLOSE_DELAY))
  }
  // If the mouse was on the button before this script ran, there's no `pointerenter` event.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) schedule(open, OPEN_DELAY)
  button.addEventListener('focus', () => button.matches(':focus-visible') && open())
  button.addEventListener('blur', () => close())
  button.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (isOpenedByHover && isOpen()) event.preventDefault()
    isOpenedByHover = false
  })
  help.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') isOpenedByHover = false
  })
}
