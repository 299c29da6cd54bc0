import { z } from 'zod'

/** Between which numbers a figure lies, and whether it is a whole one. */
interface FigureRange {
  least: number
  most: number
  isWhole?: boolean
}

/** Figures by name: `{ "physicians": 475, "dentists": 166 }`. Each may be missing: what nobody counted is left out, and never zero. */
export function figures<Key extends string>(ranges: Readonly<Record<Key, FigureRange>>) {
  const shape = Object.fromEntries(
    Object.entries<FigureRange>(ranges).map(([name, { least, most, isWhole }]) => [
      name,
      (isWhole ? z.int() : z.number()).min(least).max(most).optional(),
    ]),
  )
  return z.strictObject(shape as Record<Key, z.ZodOptional<z.ZodNumber>>)
}

/** The same range for every name. */
export function allOf<Key extends string>(names: Readonly<Record<Key, unknown>>, range: FigureRange) {
  const keys = Object.keys(names) as Key[]
  return Object.fromEntries(keys.map((key) => [key, range])) as Record<Key, FigureRange>
}
