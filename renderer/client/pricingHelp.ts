/** Milliseconds that the mouse rests on a button before its help shows, and may take on its way from there to the help. */
const REST = 80
const WAY = 250

/**
 * Shows what a row of the price list means on hover and on focus too; without script the button does so on a press. The
 * help stays while the mouse is on it (WCAG 2.2, 1.4.13); being a popover, it closes on Escape and on a press elsewhere, and
 * lies over the table, so that nothing moves.
 */
export function enhancePricingHelp(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.help-button[popovertarget]')) {
    const help = button.popoverTargetElement
    if (help instanceof HTMLElement) showOnIntent(button, help)
  }
}

function showOnIntent(button: HTMLButtonElement, help: HTMLElement): void {
  let timer = 0
  /** Whether hover or focus has opened it: a press then makes it stay, and does not close it. */
  let isOffered = false
  const isOpen = () => help.matches(':popover-open')
  const offer = () => {
    if (isOpen()) return
    isOffered = true
    // Its button is what it stands beside: a press says so by itself, this must be said.
    help.showPopover({ source: button })
  }
  const withdraw = () => isOffered && isOpen() && help.hidePopover()
  const later = (run: () => void, delay: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(run, delay)
  }
  for (const part of [button, help]) {
    part.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && later(offer, REST))
    part.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && later(withdraw, WAY))
  }
  // A mouse that came before this script enters no more.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) later(offer, REST)
  button.addEventListener('focus', () => button.matches(':focus-visible') && offer())
  button.addEventListener('blur', () => withdraw())
  button.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (isOffered && isOpen()) event.preventDefault()
    isOffered = false
  })
  help.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') isOffered = false
  })
}
