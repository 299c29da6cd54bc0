import type { Coordinates, Point } from '../../drawing/geometry.ts'
import {
  computeLights,
  createDotsPath,
  createProjection,
  type LightFrame,
  RING_MAP,
  RING_MILES,
  splitByRing,
} from '../../drawing/lights.ts'
import type { Cell } from '../../places/cells.ts'
import { createSvgElement } from './elements.ts'
import { moveByKeys, moveByPointer } from './moves.ts'

const { width, height, pixelsPerMile } = RING_MAP
const MIDDLE: Point = { x: width / 2, y: height / 2 }
const RADIUS = RING_MILES * pixelsPerMile

/** In units of the map, which fills the window on phones. At 360 pixels, the touch target is 46 pixels wide. */
const TOUCH_RADIUS = 22

interface RingMapOptions {
  /** The visible label of the ring. */
  label: string
  onMove(center: Coordinates): void
  /** Runs after the ring stops. */
  onSettle(): void
}

/** Creates the SVG with lights and a movable ring. */
export function createRingMap({ label, onMove, onSettle }: RingMapOptions) {
  const outsidePath = createSvgElement('path', { class: 'far' })
  const insidePath = createSvgElement('path', { class: 'near' })
  const lights = createSvgElement('g', { role: 'img' }, outsidePath, insidePath)
  const handle = createSvgElement(
    'g',
    { class: 'ring-handle', tabindex: 0, role: 'application' },
    createSvgElement('circle', { class: 'ring-touch', r: TOUCH_RADIUS }),
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
  let center = MIDDLE
  const setCenter = (next: Point) => {
    center = { x: Math.min(Math.max(next.x, 0), width), y: Math.min(Math.max(next.y, 0), height) }
    const split = splitByRing(points, { ...center, radius: RADIUS })
    insidePath.setAttribute('d', createDotsPath(split.inside))
    outsidePath.setAttribute('d', createDotsPath(split.outside))
    ring.setAttribute('transform', `translate(${center.x} ${center.y})`)
  }
  const movableRing = {
    move(next: Point) {
      setCenter(next)
      onMove(unproject(frame, center))
    },
    settle: onSettle,
    getCenter: () => center,
    radius: RADIUS,
  }
  moveByPointer(element, handle, movableRing)
  moveByKeys(handle, movableRing)
  return {
    element,
    /** Draws the lights around a place, and centers the ring. Returns the number of residents per light. */
    drawAround(coordinates: Coordinates, cells: Cell[]): number {
      const previousCoordinates = unproject(frame, MIDDLE)
      frame = { ...frame, center: coordinates }
      const previousMiddle = createProjection(frame)(previousCoordinates)
      const computed = computeLights(
        frame,
        cells.flatMap(({ blockGroups }) => blockGroups),
      )
      points = computed.points
      setCenter(MIDDLE)
      for (const group of [lights, ring]) animateMoveFrom(previousMiddle, group)
      return computed.residentsPerLight
    },
    moveTo: (coordinates: Coordinates) => setCenter(createProjection(frame)(coordinates)),
    /** Sets the labels for screen readers. */
    setLabels({ alt, handleName }: { alt: string; handleName: string }) {
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
function animateMoveFrom(start: Point, group: SVGGElement): void {
  const [x, y] = [start.x - MIDDLE.x, start.y - MIDDLE.y]
  const distance = Math.hypot(x, y)
  const isNear = distance > 0 && distance < width / 2
  if (isNear && matchMedia('(prefers-reduced-motion: no-preference)').matches)
    group.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: 240, easing: 'ease-out' })
}
