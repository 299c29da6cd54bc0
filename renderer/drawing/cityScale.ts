import { type CityFrame, MAP } from './cityFrame.ts'
import { SMALL } from './labelStyles.ts'
import { type MapText, type TakenRoom, takeRoom, textAt, wordOf } from './mapText.ts'

/** The map's measure: a line, and what it measures. */
export interface ScaleBar extends MapText {
  /** Where the line begins, how long it is, and its height. */
  from: number
  length: number
  bar: number
}

/** At the foot, or at the head where far names fill the foot. */
const HEIGHTS = [MAP.height - 18, 18]
const MARGIN = 24
const GAP = 10
/** From the bar down to the base line of its text. */
const BELOW = 5

/** Places the scale bar where it covers the fewest places. Its room is that of the larger text. */
export function placeScale({ scale }: CityFrame, miles: number, text: string, room: TakenRoom): ScaleBar | undefined {
  const length = miles * scale
  const word = wordOf(text, SMALL.note)
  const whole = length + GAP + word.width
  const starts = [MAP.width - MARGIN - whole, MARGIN, (MAP.width - whole) / 2]
  const candidates = HEIGHTS.flatMap((bar) =>
    starts.map((from) => {
      const placed = textAt(word, from + length + GAP, bar + BELOW, 'start')
      return { ...placed, box: { ...placed.box, left: from - GAP }, from, length, bar }
    }),
  )
  return takeRoom(room, candidates, Number.POSITIVE_INFINITY)
}
