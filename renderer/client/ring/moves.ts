import type { Point } from '../../drawing/geometry.ts'

/** What can be moved in a picture, in its own units. */
interface Moving {
  move(to: Point): void
  settle(): void
  at(): Point
  radius: number
}

/** A mouse moves the ring by any place inside it, a finger by its handle, as it else scrolls the page. A press elsewhere brings the ring there. */
export function moveByPointer(picture: SVGSVGElement, handle: SVGGElement, ring: Moving): void {
  /** From the pointer to the middle of the ring, while it is held. */
  let held: Point | undefined
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()?.inverse())
    return { x, y }
  }
  picture.addEventListener('pointerdown', (event) => {
    const [place, at] = [placeOf(event), ring.at()]
    const isOnHandle = event.target instanceof Node && handle.contains(event.target)
    const isInside = Math.hypot(place.x - at.x, place.y - at.y) < ring.radius
    if (!event.isPrimary || event.button !== 0 || !(isOnHandle || (isInside && event.pointerType === 'mouse'))) return
    held = { x: at.x - place.x, y: at.y - place.y }
    picture.setPointerCapture(event.pointerId)
    // Else the mouse would select the page's text on its way.
    event.preventDefault()
    handle.focus({ preventScroll: true })
  })
  let next: Point | undefined
  picture.addEventListener('pointermove', (event) => {
    if (!held) return
    const place = placeOf(event)
    // As often as the screen is drawn.
    if (!next)
      requestAnimationFrame(() => {
        if (next) ring.move(next)
        next = undefined
      })
    next = { x: place.x + held.x, y: place.y + held.y }
  })
  let hasMoved = false
  const release = () => {
    if (!held) return
    held = undefined
    if (next) ring.move(next)
    next = undefined
    hasMoved = true
    ring.settle()
  }
  picture.addEventListener('pointerup', release)
  picture.addEventListener('pointercancel', release)
  picture.addEventListener('click', (event) => {
    // The click that ends a move.
    const isPress = !hasMoved
    hasMoved = false
    if (!isPress) return
    ring.move(placeOf(event))
    ring.settle()
  })
}

/** A step of the arrows, in units of the picture: half a mile, and with Shift three. */
const STEP = 9
const LEAP = 54

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Milliseconds after the last key until the picture is drawn anew, and the figures are read out. */
const REST = 500

export function moveByKeys(handle: SVGGElement, ring: Moving): void {
  let timer = 0
  handle.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? LEAP : STEP
    const { x, y } = ring.at()
    ring.move({ x: x + direction.x * step, y: y + direction.y * step })
    clearTimeout(timer)
    timer = window.setTimeout(ring.settle, REST)
  })
}
