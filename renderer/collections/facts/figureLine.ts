import { z } from 'zod'

/** Between which numbers a figure lies, and whether it is a whole one. */
export interface FigureRange {
  least: number
  most: number
  isWhole?: boolean
}

type Figures<Key extends string> = Partial<Record<Key, number>>

/**
 * Figures in one line, by name: `physicians 475, dentists 166`. A group in YAML would have twenty times the nodes, and to
 * read a thousand cities would take as long as all other content. Each figure may be missing: what nobody counted is left
 * out, and never zero.
 */
export function figureLine<Key extends string>(ranges: Readonly<Record<Key, FigureRange>>) {
  return z.string().transform((line, context): Figures<Key> => {
    const parts = line.split(', ').map((part) => /^(\w+) (\d+(?:\.\d+)?)$/.exec(part))
    const figures = parts.map((part) => [part?.[1] ?? '', Number(part?.[2])] as const)
    const isLine = parts.every((part) => part !== null) && new Set(figures.map(([name]) => name)).size === parts.length
    if (!isLine) context.addIssue('Figures are in one line, each name once: `physicians 475, dentists 166`.')
    else for (const figure of figures) for (const fault of faultsOf(figure, ranges)) context.addIssue(fault)
    return Object.fromEntries(figures) as Figures<Key>
  })
}

function faultsOf([name, figure]: readonly [string, number], ranges: Readonly<Record<string, FigureRange>>): string[] {
  if (!Object.hasOwn(ranges, name))
    return [`There is no figure \`${name}\` here, only ${Object.keys(ranges).join(', ')}.`]
  const { least = 0, most = 0, isWhole } = ranges[name] ?? {}
  if (figure < least || figure > most) return [`\`${name}\` lies between ${least} and ${most}, and is no ${figure}.`]
  return isWhole && !Number.isInteger(figure) ? [`\`${name}\` is a whole number.`] : []
}

/** The same range for every name. */
export function allOf<Key extends string>(names: Readonly<Record<Key, unknown>>, range: FigureRange) {
  const keys = Object.keys(names) as Key[]
  return Object.fromEntries(keys.map((key) => [key, range])) as Record<Key, FigureRange>
}

/** Figures as a line; undefined where there are none. */
export function writeFigures(figures: Figures<string>): string | undefined {
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`)
  return parts.length === 0 ? undefined : parts.join(', ')
}
