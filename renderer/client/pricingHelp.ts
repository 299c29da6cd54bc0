/** Milliseconds that the mouse rests on a button before its help shows, and may be on the way to the help. */
const REST = 80
const WAY = 250

/**
 * Shows what a row of the price list means on hover and on focus too; by itself the button does so on a press. It stays
 * while the mouse is on it, and Escape or a press elsewhere closes it (WCAG 2.2, 1.4.13), which the popover brings.
 */
export function enhancePricingHelp(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.help-button[popovertarget]')) {
    const help = button.popoverTargetElement
    if (help instanceof HTMLElement) showOnIntent(button, help)
  }
}

function showOnIntent(button: HTMLButtonElement, help: HTMLElement): void {
  let timer = 0
  /** Whether intent has opened it: a press then means that it shall stay, not that it shall close. */
  let isOffered = false
  const isOpen = () => help.matches(':popover-open')
  const offer = () => {
    if (isOpen()) return
    isOffered = true
    help.showPopover()
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
