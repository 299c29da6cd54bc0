import { type CityFrame, MAP } from './cityFrame.ts'
import { SMALL } from './labelStyles.ts'
import { type MapText, type TakenRoom, takeRoom, textAt, wordOf } from './mapText.ts'

/** The measure at the map's foot: a line, and what it measures. */
export interface ScaleBar extends MapText {
  /** Where the line begins, how long it is, and its height. */
  from: number
  length: number
  bar: number
}

const BAR_Y = MAP.height - 18
const MARGIN = 24
const GAP = 10
/** From the bar down to the base line of its text. */
const BELOW = 5

/** Places the scale bar at the foot of the map, where it covers the fewest places. Its room is that of the larger text. */
export function placeScale({ scale }: CityFrame, miles: number, text: string, room: TakenRoom): ScaleBar | undefined {
  const length = miles * scale
  const word = wordOf(text, SMALL.note)
  const whole = length + GAP + word.width
  const starts = [MAP.width - MARGIN - whole, MARGIN, (MAP.width - whole) / 2]
  const candidates = starts.map((from) => {
    const placed = textAt(word, from + length + GAP, BAR_Y + BELOW, 'start')
    return { ...placed, box: { ...placed.box, left: from - GAP }, from, length, bar: BAR_Y }
  })
  return takeRoom(room, candidates, Number.POSITIVE_INFINITY)
}
