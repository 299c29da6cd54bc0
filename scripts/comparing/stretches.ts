import { createHash } from 'node:crypto'
import { diffArrays } from 'diff'
import { hasMoved } from './hasMoved.ts'
import type { Pixels, Rows } from './pixels.ts'

/** What differs, in rows of both. */
type Stretches = { before: Rows; after: Rows }[]

/** In pixels: how much of what did not change is shown around, and how near two changes are to count as one. */
const AROUND = 120
const NEAR = 240
/** Rows that come or go by so few are a rounding of heights further up, unless nothing else differs. */
const ROUNDING = 2
/** Above so many rows gone and new between what is common at the top and at the bottom, nothing more is looked for. */
const MOST_EDITS = 1200

/** Where two pictures of a page differ, from top to bottom, with a little of what is around. */
export function differingRows(before: Pixels, after: Pixels): Stretches {
  const found = hunks(rowNames(before), rowNames(after))
  const seen = found.filter((rows) => !hasMoved(before, after, rows.before, rows.after))
  return joined(seen).map((rows) => ({
    before: widened(rows.before, before.height),
    after: widened(rows.after, after.height),
  }))
}

function hunks(before: string[], after: string[]): Stretches {
  const shorter = Math.min(before.length, after.length)
  let [top, bottom] = [0, 0]
  while (top < shorter && before[top] === after[top]) top += 1
  while (bottom < shorter - top && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom += 1
  const [wasEnd, isEnd] = [before.length - bottom, after.length - bottom]
  const steps = diffArrays(before.slice(top, wasEnd), after.slice(top, isEnd), { maxEditLength: MOST_EDITS })
  if (steps === undefined) return [{ before: [top, wasEnd], after: [top, isEnd] }]
  const found: Stretches = []
  let [was, is] = [top, top]
  for (const { added, removed, count } of steps) {
    const [gone, come] = [added ? 0 : count, removed ? 0 : count]
    if (added || removed) add(found, { before: [was, was + gone], after: [is, is + come] }, 0)
    was += gone
    is += come
  }
  return found
}

/** Those near each other become one. */
function joined(stretches: Stretches): Stretches {
  const real = stretches.filter(({ before, after }) => Math.max(heightOf(before), heightOf(after)) > ROUNDING)
  const found: Stretches = []
  for (const rows of real.length > 0 ? real : stretches) add(found, rows, NEAR)
  return found
}

/** Appends rows, or makes the last ones longer, if no more than so many lie between. */
function add(found: Stretches, rows: Stretches[number], near: number): void {
  const last = found.at(-1)
  if (last && rows.before[0] - last.before[1] <= near) {
    last.before[1] = rows.before[1]
    last.after[1] = rows.after[1]
  } else found.push(rows)
}

function heightOf([from, to]: Rows): number {
  return to - from
}

function widened([from, to]: Rows, height: number): Rows {
  return [Math.max(0, from - AROUND), Math.min(height, to + AROUND)]
}

/** A row's name is the hash of its pixels: comparing names is cheap. */
function rowNames({ data, width, height, channels }: Pixels): string[] {
  const length = width * channels
  return Array.from({ length: height }, (_, row) =>
    createHash('sha1')
      .update(data.subarray(row * length, (row + 1) * length))
      .digest('base64'),
  )
}
