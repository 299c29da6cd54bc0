import type { Pixels, Rows } from './pixels.ts'

/** In steps of a channel's 255: edges of letters are blended otherwise at half a pixel further down. */
const BLEND = 24
/** So many pixels may be otherwise: fewer than a comma has. */
const FEW = 6

/**
 * Whether two stretches show the same, moved by less than two pixels: where heights are not whole, what follows a new line of
 * text is rounded otherwise. Each pixel must lie between those that the other has there, one above and one below.
 */
export function hasMoved(before: Pixels, after: Pixels, was: Rows, is: Rows): boolean {
  if (Math.abs(was[1] - was[0] - (is[1] - is[0])) > 2 || was[0] === was[1] || is[0] === is[1]) return false
  return othersIn(before, after, was, is[0] - was[0]) <= FEW && othersIn(after, before, is, was[0] - is[0]) <= FEW
}

/** How many pixels of some rows have no like in another picture, so many rows further down. */
function othersIn(pixels: Pixels, other: Pixels, [from, to]: Rows, shift: number): number {
  const { data, width, channels } = pixels
  const length = width * channels
  let count = 0
  for (let at = from * length; at < to * length && count <= FEW; at += channels) {
    if (!isBetween(data, at, other, at + shift * length)) count += 1
  }
  return count
}

function isBetween(data: Buffer, at: number, { data: other, width, channels }: Pixels, there: number): boolean {
  const row = width * channels
  for (let channel = 0; channel < channels; channel += 1) {
    const value = data[at + channel] ?? 0
    const near = [there - row, there, there + row].map((place) => other[place + channel] ?? value)
    if (value < Math.min(...near) - BLEND || value > Math.max(...near) + BLEND) return false
  }
  return true
}
