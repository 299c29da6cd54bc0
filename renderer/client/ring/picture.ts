import type { Coordinates, Point } from '../../drawing/geometry.ts'
import {
  computeLights,
  createProjection,
  LIGHTS,
  type LightFrame,
  lightsPath,
  splitByRing,
} from '../../drawing/lights.ts'
import type { Cell } from '../../places/cells.ts'
import { drawn } from './elements.ts'
import { moveByKeys, moveByPointer } from './moves.ts'

const { width, height, scale, max, miles } = LIGHTS
const RADIUS = miles * scale

/** How far the handle may be touched from its middle, in units: at 360 pixels, 44 across. */
const TOUCHED = 22

/** The picture of a ring that can be moved. Calls `onMove` with where the ring is while it is being moved, and `onSettle` when it is left there. */
export function ringPicture(onMove: (point: Coordinates) => void, onSettle: () => void) {
  const lights = drawn('g', { role: 'img' })
  const [far, near] = [drawn('path', { class: 'far' }), drawn('path', { class: 'near' })]
  lights.append(far, near)
  const handle = drawn(
    'g',
    { class: 'ring-handle', tabindex: 0, role: 'application' },
    drawn('circle', { class: 'ring-touch', r: TOUCHED }),
    drawn('circle', { class: 'ring-dot', r: 5 }),
  )
  const ring = drawn('g', { class: 'ring' }, drawn('circle', { class: 'ring-line', r: RADIUS }), handle)
  const element = drawn('svg', { viewBox: `0 0 ${width} ${height}`, class: 'ring-picture' }, lights, ring)

  let frame: LightFrame = { center: { lat: 0, lon: 0 }, width, height, scale }
  let points: Point[] = []
  let at: Point = { x: width / 2, y: height / 2 }
  const put = (next: Point) => {
    at = { x: Math.min(Math.max(next.x, 0), width), y: Math.min(Math.max(next.y, 0), height) }
    const lit = splitByRing(points, { ...at, radius: RADIUS })
    near.setAttribute('d', lightsPath(lit.near))
    far.setAttribute('d', lightsPath(lit.far))
    ring.setAttribute('transform', `translate(${at.x} ${at.y})`)
  }
  const moving = {
    move(next: Point) {
      put(next)
      onMove(pointAt(frame, at))
    },
    settle: onSettle,
    at: () => at,
    radius: RADIUS,
  }
  moveByPointer(element, handle, moving)
  moveByKeys(handle, moving)
  return {
    element,
    /** Draws the lights around a point, with the ring in the middle. Returns how many residents each stands for. */
    drawAround(point: Coordinates, cells: Cell[]): number {
      const from = createProjection({ ...frame, center: point })(pointAt(frame, { x: width / 2, y: height / 2 }))
      frame = { ...frame, center: point }
      const { each, points: found } = computeLights(
        frame,
        cells.flatMap(({ groups }) => groups),
        max,
      )
      points = found
      put({ x: width / 2, y: height / 2 })
      glide(lights, { x: from.x - width / 2, y: from.y - height / 2 })
      glide(ring, { x: from.x - width / 2, y: from.y - height / 2 })
      return each
    },
    moveTo: (point: Coordinates) => put(createProjection(frame)(point)),
    describe(picture: string, name: string) {
      lights.ariaLabel = picture
      handle.ariaLabel = name
    },
  }
}

/** The point of the globe that stands somewhere in a frame: the other way of `createProjection`. */
function pointAt(frame: LightFrame, { x, y }: Point): Coordinates {
  const { lat, lon } = frame.center
  const one = createProjection(frame)({ lat: lat + 1, lon: lon + 1 })
  return {
    lat: lat + (height / 2 - y) / (height / 2 - one.y),
    lon: lon + (x - width / 2) / (one.x - width / 2),
  }
}

/** From where the picture was to where it is, unless that is far, or motion is not wanted. */
function glide(moved: SVGGElement, { x, y }: Point): void {
  const isNear = Math.hypot(x, y) < width / 2 && Math.hypot(x, y) > 0
  if (isNear && matchMedia('(prefers-reduced-motion: no-preference)').matches)
    moved.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: 240, easing: 'ease-out' })
}
