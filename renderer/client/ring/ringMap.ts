import type { Coordinates, Point } from '../../drawing/geometry.ts'
import {
  computeLights,
  createDotsPathsByRing,
  createProjection,
  type LightFrame,
  RING_MAP,
  RING_MILES,
} from '../../drawing/lights.ts'
import type { Cell } from '../../places/cells.ts'
import { createSvgElement } from './elements.ts'

const { width, height, pixelsPerMile } = RING_MAP
const MIDDLE: Point = { x: width / 2, y: height / 2 }
const RADIUS = RING_MILES * pixelsPerMile

type RingMapOptions = { label: string; onMove: (center: Coordinates) => void; onSettle: () => void }

/** Creates the SVG with lights and a movable ring, which has a visible label. Runs `onSettle` after the ring stops. */
export function createRingMap({ label, onMove, onSettle }: RingMapOptions) {
  const far = createSvgElement('path', { class: 'far' })
  const near = createSvgElement('path', { class: 'near' })
  const lights = createSvgElement('g', { role: 'img' }, far, near)
  const handle = createSvgElement(
    'g',
    { class: 'ring-handle', tabindex: 0, role: 'application' },
    // The map fills the window on phones. At 360 pixels, this is 46 pixels wide.
    createSvgElement('circle', { class: 'ring-touch', r: 22 }),
    createSvgElement('circle', { class: 'ring-dot', r: 5 }),
  )
  const ring = createSvgElement(
    'g',
    { class: 'ring' },
    createSvgElement('circle', { class: 'ring-line', r: RADIUS }),
    createSvgElement('text', { class: 'ring-label', y: -RADIUS, dy: '0.3em' }, document.createTextNode(label)),
    handle,
  )
  const element = createSvgElement('svg', { viewBox: `0 0 ${width} ${height}`, class: 'ring-map' }, lights, ring)

  let frame: LightFrame = { ...RING_MAP, center: { lat: 0, lon: 0 } }
  let points: Point[] = []
  const setCenter = (next: Point) => {
    const center = { x: Math.min(Math.max(next.x, 0), width), y: Math.min(Math.max(next.y, 0), height) }
    movableRing.center = center
    const paths = createDotsPathsByRing(points, { ...center, radius: RADIUS })
    near.setAttribute('d', paths.insidePath)
    far.setAttribute('d', paths.outsidePath)
    ring.setAttribute('transform', `translate(${center.x} ${center.y})`)
  }
  const movableRing: MovableRing = {
    center: MIDDLE,
    move(next) {
      setCenter(next)
      onMove(unproject(frame, movableRing.center))
    },
    settle: onSettle,
  }
  moveByPointer(element, handle, movableRing)
  moveByKeys(handle, movableRing)
  return {
    element,
    /** Draws the lights around a place, and centers the ring. Returns the number of residents per light. */
    drawAround(coordinates: Coordinates, cells: Cell[]): number {
      const previousCoordinates = frame.center
      frame = { ...frame, center: coordinates }
      const blockGroups = cells.flatMap((cell) => cell.blockGroups)
      const computed = computeLights(frame, blockGroups)
      points = computed.points
      setCenter(MIDDLE)
      animateMoveFrom(createProjection(frame)(previousCoordinates), [lights, ring])
      return computed.residentsPerLight
    },
    setLabels(alt: string, handleName: string) {
      lights.ariaLabel = alt
      handle.ariaLabel = handleName
    },
  }
}

/** Inverts `createProjection`. */
function unproject(frame: LightFrame, { x, y }: Point): Coordinates {
  const { lat, lon } = frame.center
  const offset = createProjection(frame)({ lat: lat + 1, lon: lon + 1 })
  return {
    lat: lat + (height / 2 - y) / (height / 2 - offset.y),
    lon: lon + (x - width / 2) / (offset.x - width / 2),
  }
}

/** Animates a move from a point to the middle. Skips far moves. */
function animateMoveFrom(start: Point, groups: SVGGElement[]): void {
  const [x, y] = [start.x - MIDDLE.x, start.y - MIDDLE.y]
  const distance = Math.hypot(x, y)
  if (distance === 0 || distance >= width / 2 || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  const keyframes = [{ translate: `${x}px ${y}px` }, { translate: '0 0' }]
  for (const group of groups) group.animate(keyframes, { duration: 240, easing: 'ease-out' })
}

/** The ring on the map. Call `settle` after it stops. */
type MovableRing = { center: Point; move: (to: Point) => void; settle: () => void }

/** Moves the ring when visitors drag it or click the map. A finger only drags the handle, because it scrolls the page elsewhere. */
function moveByPointer(map: SVGSVGElement, handle: SVGGElement, ring: MovableRing): void {
  let dragOffset: Point | undefined
  let hasDragged = false
  const toMapPoint = ({ clientX, clientY }: MouseEvent): Point =>
    new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM()?.inverse())
  map.addEventListener('pointerdown', (event) => {
    hasDragged = false
    const pointer = toMapPoint(event)
    const { center } = ring
    const isOnHandle = event.target instanceof Node && handle.contains(event.target)
    const isInside = Math.hypot(pointer.x - center.x, pointer.y - center.y) < RADIUS
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

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves the ring with the arrow keys: half a mile, or three miles with Shift. */
function moveByKeys(handle: SVGGElement, ring: MovableRing): void {
  let timer = 0
  handle.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = pixelsPerMile * (event.shiftKey ? 3 : 0.5)
    const { x, y } = ring.center
    ring.move({ x: x + direction.x * step, y: y + direction.y * step })
    clearTimeout(timer)
    // Half a second without a key counts as a stop.
    timer = window.setTimeout(ring.settle, 500)
  })
}
