const OPEN_DELAY_MS = 80
const CLOSE_DELAY_MS = 250

/** Keeps a tooltip open while the mouse is on it (WCAG 2.2, 1.4.13). Without scripts, the button opens it. */
export function showTooltipOnHover(button: HTMLElement): void {
  const tooltip = button instanceof HTMLButtonElement && button.popoverTargetElement
  if (!(tooltip instanceof HTMLElement)) return
  let timer = 0
  let wasOpenedByHover = false
  const isOpen = () => tooltip.matches(':popover-open')
  const open = () => {
    if (isOpen()) return
    wasOpenedByHover = true
    // Pass the anchor, because `showPopover` doesn't set it like a click.
    tooltip.showPopover({ source: button })
  }
  const close = () => wasOpenedByHover && isOpen() && tooltip.hidePopover()
  const schedule = (run: () => void, delay: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(run, delay)
  }
  for (const part of [button, tooltip]) {
    part.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && schedule(open, OPEN_DELAY_MS))
    part.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType === 'mouse' && schedule(close, CLOSE_DELAY_MS),
    )
  }
  // Open the tooltip if the mouse is already on the button, because browsers don't send `pointerenter` then.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) schedule(open, OPEN_DELAY_MS)
  button.addEventListener('focus', () => button.matches(':focus-visible') && open())
  button.addEventListener('blur', () => close())
  button.addEventListener('click', (event) => {
    clearTimeout(timer)
    // The first click keeps a tooltip open that hover opened, instead of closing it.
    if (wasOpenedByHover && isOpen()) event.preventDefault()
    wasOpenedByHover = false
  })
  tooltip.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') wasOpenedByHover = false
  })
}
