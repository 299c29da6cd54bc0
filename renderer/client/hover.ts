type Popup = { button: HTMLElement; areas: HTMLElement[]; isOpen: () => boolean; setOpen: (isOpen: boolean) => void }

/** Opens a popup (a menu or tooltip) when visitors hover over an area, such as the popup itself, and keeps it open after a click on the button. Returns functions for focus and blur. */
export function openOnHover({ button, areas, isOpen, setOpen }: Popup) {
  let timer = 0
  /** True if hover or focus opened the popup, and no click keeps it open. */
  let isTemporary = false
  const open = () => {
    if (isOpen()) return
    isTemporary = true
    setOpen(true)
  }
  const close = () => {
    if (isTemporary && isOpen()) setOpen(false)
  }
  const schedule = ({ pointerType }: PointerEvent, run: () => void, delayMs: number) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer)
    timer = window.setTimeout(run, delayMs)
  }
  for (const area of areas) {
    area.addEventListener('pointerenter', (event) => schedule(event, open, 100))
    area.addEventListener('pointerleave', (event) => schedule(event, close, 300))
    // Reset when the popup closes, for example on Escape.
    area.addEventListener('toggle', () => {
      isTemporary &&= isOpen()
    })
  }
  button.addEventListener('click', (event) => {
    clearTimeout(timer)
    // Keep the popup open. The click would close it.
    if (isTemporary && isOpen()) event.preventDefault()
    isTemporary = false
  })
  return { open, close }
}
