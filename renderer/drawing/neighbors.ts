import type { Point } from './geometry.ts'
import { stateAt } from './outline.ts'
import { distanceToRings } from './rings.ts'
import { STATE_MAP, type StateFrame } from './stateFrame.ts'
import { textWidth } from './textWidth.ts'

/** The size of a neighbor's name on phones; the sheet says it again. From one point that is tried to the next. */
const SIZE = 24
const STEP = 10

/** The states around a state, each named as far from it as may be, where the whole name lies in its own. */
export function neighborNames(
  state: string,
  { at, rings }: StateFrame,
  { top, height }: { top: number; height: number },
) {
  const best = new Map<string, Point & { room: number }>()
  for (let y = top + SIZE; y < top + height - SIZE; y += STEP)
    for (let x = 0; x < STATE_MAP.width; x += STEP) {
      const name = stateAt(at(x, y))
      if (!name || name === state) continue
      const half = textWidth(name, 'sans', SIZE) / 2
      const ends = [x - half, x + half]
      const room = Math.min(...ends.map((end) => distanceToRings(rings, [end, y])))
      if (room <= (best.get(name)?.room ?? 0)) continue
      if (ends.every((end) => end > 0 && end < STATE_MAP.width && stateAt(at(end, y)) === name))
        best.set(name, { x, y, room })
    }
  return [...best].map(([text, { x, y }]) => ({ text, x, y }))
}
