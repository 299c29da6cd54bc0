const OPEN_DELAY_MS = 100
const CLOSE_DELAY_MS = 300

interface HoverOptions {
  button: HTMLElement
  /** Elements that open the popup on hover, and keep it open. */
  areas: HTMLElement[]
  isOpen: () => boolean
  setOpen: (isOpen: boolean) => void
}

/** Opens a popup (a menu or tooltip) on hover. The first click on the button keeps the popup open, and the second closes it. */
export function openOnHover({ button, areas, isOpen, setOpen }: HoverOptions) {
  let timer = 0
  let wasOpenedByHover = false
  const open = () => {
    if (isOpen()) return
    wasOpenedByHover = true
    setOpen(true)
  }
  const close = () => {
    if (wasOpenedByHover && isOpen()) setOpen(false)
  }
  const schedule = ({ pointerType }: PointerEvent, run: () => void, delay: number) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer)
    timer = window.setTimeout(run, delay)
  }
  for (const area of areas) {
    area.addEventListener('pointerenter', (event) => schedule(event, open, OPEN_DELAY_MS))
    area.addEventListener('pointerleave', (event) => schedule(event, close, CLOSE_DELAY_MS))
    area.addEventListener('toggle', () => {
      wasOpenedByHover &&= isOpen()
    })
  }
  button.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (wasOpenedByHover && isOpen()) event.preventDefault()
    wasOpenedByHover = false
  })
  return { open, close }
}
