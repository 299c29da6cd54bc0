import type { Circle, MapSpot } from './geometry.ts'
import { SMALL, type TextStyle, WIDE, wordOf } from './labelStyles.ts'
import { type Box, boxAround, type MapText, type TakenRoom, takeRoom, textsAround } from './mapText.ts'

/** The names on a state's map, by the cities' places in the list: for wide maps, and for phones. */
export type Names = Record<'wide' | 'small', (MapText | undefined)[]>

/** From a disc to its name, and the air around each disc. */
const GAP = 5
const AIR = 1
/** How much farther off a name may stand, in units: the largest city's, to which the page points, and any other. */
const FARTHER = { first: [0, 8, 16, 26, 40, 60], other: [0, 5] }

/**
 * Both sets of names.
 * @param plate what covers a corner of wide maps; phones have it below.
 * @param window what the plate shows larger: names keep out of it.
 */
export function namesOf(spots: MapSpot[], discs: Circle[], within: Box, plate: Box | undefined, window?: Box): Names {
  const blocked = { wide: [plate, window].filter((box) => box !== undefined), small: window ? [window] : [] }
  return {
    wide: placeNames(spots, discs, WIDE.city, { within, blocked: blocked.wide }),
    small: placeNames(spots.slice(0, SMALL.cities), discs, SMALL.city, { within, blocked: blocked.small }),
  }
}

/** Names beside their discs, where there is room: none strikes a disc or another name. */
export function placeNames(
  spots: MapSpot[],
  discs: Circle[],
  style: TextStyle,
  { within, blocked = [] }: { within: Box; blocked?: Box[] },
): (MapText | undefined)[] {
  const room: TakenRoom = { words: [...blocked], discs: discs.map((disc) => boxAround(disc, AIR)), within }
  return spots.map((spot, index) => {
    const disc = discs[index]
    return disc && takeRoom(room, textsNear(spot, disc, style, index === 0 ? FARTHER.first : FARTHER.other), 0)
  })
}

function* textsNear(spot: MapSpot, disc: Circle, style: TextStyle, farther: number[]): Generator<MapText> {
  const word = wordOf(spot.name, style)
  for (const more of farther) yield* textsAround(word, disc, disc.radius + GAP + more)
}
