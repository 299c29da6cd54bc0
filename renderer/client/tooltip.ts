import { openOnHover } from './hover.ts'

/** Opens a tooltip on hover and focus (WCAG 2.2, 1.4.13). If scripts don't load, a click on the button opens it. */
export function enhanceTooltip(button: HTMLElement): void {
  const tooltip = button instanceof HTMLButtonElement && button.popoverTargetElement
  if (!(tooltip instanceof HTMLElement)) return
  const { open, close } = openOnHover({
    button,
    areas: [button, tooltip],
    isOpen: () => tooltip.matches(':popover-open'),
    // Pass the button as the anchor. Unlike a click, `showPopover` doesn't set it.
    setOpen: (isOpen) => (isOpen ? tooltip.showPopover({ source: button }) : tooltip.hidePopover()),
  })
  // Open now if the mouse is already over the button: `pointerenter` won't fire.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) open()
  button.addEventListener('focus', () => button.matches(':focus-visible') && open())
  button.addEventListener('blur', close)
}
