import type { Point } from '../../drawing/geometry.ts'
import { RING_MAP } from '../../drawing/lights.ts'

/** The ring on the map, in units of the map. */
interface MovableRing {
  move(to: Point): void
  /** Call this after the ring stops. */
  settle(): void
  getCenter(): Point
  radius: number
}

/** Moves the ring when visitors drag it or click the map. A finger only drags the handle, because it scrolls the page elsewhere. */
export function moveByPointer(map: SVGSVGElement, handle: SVGGElement, ring: MovableRing): void {
  let dragOffset: Point | undefined
  let hasDragged = false
  const toMapPoint = ({ clientX, clientY }: MouseEvent): Point =>
    new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM()?.inverse())
  map.addEventListener('pointerdown', (event) => {
    hasDragged = false
    const [pointer, center] = [toMapPoint(event), ring.getCenter()]
    const isOnHandle = event.target instanceof Node && handle.contains(event.target)
    const isInside = Math.hypot(pointer.x - center.x, pointer.y - center.y) < ring.radius
    const isMainButton = event.isPrimary && event.button === 0
    const canDrag = isOnHandle || (isInside && event.pointerType === 'mouse')
    if (!isMainButton || !canDrag) return
    dragOffset = { x: center.x - pointer.x, y: center.y - pointer.y }
    map.setPointerCapture(event.pointerId)
    event.preventDefault()
    handle.focus({ preventScroll: true })
  })
  map.addEventListener('pointermove', (event) => {
    if (!dragOffset) return
    const pointer = toMapPoint(event)
    ring.move({ x: pointer.x + dragOffset.x, y: pointer.y + dragOffset.y })
  })
  const release = () => {
    if (!dragOffset) return
    dragOffset = undefined
    hasDragged = true
    ring.settle()
  }
  map.addEventListener('pointerup', release)
  map.addEventListener('pointercancel', release)
  map.addEventListener('click', (event) => {
    // The ring is already in place.
    if (hasDragged) return
    ring.move(toMapPoint(event))
    ring.settle()
  })
}

/** Steps of the arrow keys: half a mile, or three miles with Shift. */
const STEP_UNITS = RING_MAP.pixelsPerMile / 2
const LARGE_STEP_UNITS = RING_MAP.pixelsPerMile * 3

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Pause after a key that counts as a stop. */
const SETTLE_DELAY_MS = 500

/** Moves the ring with the arrow keys, in larger steps with Shift. */
export function moveByKeys(handle: SVGGElement, ring: MovableRing): void {
  let timer = 0
  handle.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP_UNITS : STEP_UNITS
    const { x, y } = ring.getCenter()
    ring.move({ x: x + direction.x * step, y: y + direction.y * step })
    clearTimeout(timer)
    timer = window.setTimeout(ring.settle, SETTLE_DELAY_MS)
  })
}
