import { PlainError } from '../errors.ts'

/** A part of the site's pages: the first of three is `{ index: 1, of: 3 }`. */
export interface Slice {
  index: number
  of: number
}

/**
 * Reads `2/3`.
 * @throws {PlainError} if it is no slice.
 */
export function readSlice(text: string): Slice {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? []
  if (index !== undefined && of !== undefined && index >= 1 && index <= of) return { index, of }
  throw new PlainError(`\`${text}\` is no shard: write --shard 2/3 for the second of three.`)
}

/** Whether a page belongs to a slice, by its place in the site's list. Neighbors differ: a family's pages are alike in cost. */
export function isIn({ index, of }: Slice, place: number): boolean {
  return place % of === index - 1
}
