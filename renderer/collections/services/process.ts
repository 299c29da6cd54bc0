import { z } from 'zod'
import { text } from '../../model/define/fields.ts'

const count = () => z.int().min(0)

/** `[3, 5]` is from the third to the fifth, `[9]` from the ninth on, `[0, 0]` before the first. */
const span = (units: string) =>
  z
    .union(
      [z.tuple([count()]), z.tuple([count(), count()])],
      `A span of ${units} is written \`[3, 5]\`, or \`[9]\` where it has no end.`,
    )
    .refine(([from, to]) => to === undefined || to >= from, `These ${units} end before they begin.`)

const step = z
  .strictObject({
    step: z.int().min(1).max(5).describe('Its number: 1 to 5, in this order.'),
    title: text().describe('What is done, in a few words.'),
    description: text().describe('What is done, in a sentence or two.'),
    details: z.array(text()).min(2).describe('What comes out of it: two points or more.'),
    timeline: text().describe('When the step happens, in words: `Weeks 3–5`.'),
    weeks: span('weeks')
      .optional()
      .describe(
        'The same for the drawing: `[3, 5]` from the third week to the fifth, `[9]` from the ninth on, `[0, 0]` before the first.',
      ),
    days: span('days').optional().describe('The same in days. A step has either `weeks` or `days`.'),
  })
  .superRefine(({ timeline, weeks, days }, context) => {
    const span = weeks ?? days
    if (!span || (weeks && days)) {
      const message = 'A step has either `weeks` or `days`, for instance `weeks: [3, 5]`.'
      context.addIssue({ code: 'custom', path: weeks ? ['days'] : ['timeline'], message })
      return
    }
    const said = spanIn(timeline)
    const unit = weeks ? 'week' : 'day'
    if (!said || (said.unit === unit && agrees(said, span))) return
    const message = `\`${timeline}\` and \`${unit}s: [${span.join(', ')}]\` do not agree.`
    context.addIssue({ code: 'custom', path: ['timeline'], message })
  })

/** The days or weeks that a timeline names: 3 and 5 of `Weeks 3–5`, 61 of `From day 61`. None in `Every business day`. */
function spanIn(timeline: string): { unit: string; from: number; to: number | undefined } | undefined {
  const [, unit, from, to] = /\b(day|week)s? (\d+)(?:[–-](\d+))?/i.exec(timeline) ?? []
  if (unit === undefined) return undefined
  return { unit: unit.toLowerCase(), from: Number(from), to: to === undefined ? undefined : Number(to) }
}

/** `Week 1` agrees with `[1, 1]` and with `[1]`, `Weeks 3–5` with `[3, 5]` alone. */
function agrees(said: { from: number; to: number | undefined }, [from, to]: [number, number?]): boolean {
  return said.from === from && (said.to ?? to) === to && (said.to !== undefined || to === undefined || to === from)
}

export const process = z
  .array(step)
  .length(5)
  .refine((steps) => steps.every(({ step }, index) => step === index + 1), 'Number the steps 1 to 5, in this order.')
export type ProcessStep = z.infer<typeof process>[number]

const WEEK = 7

/** The span of a step. The first week is from day 0 to day 7; what comes before the start is a point at its beginning. */
export function spanOf({ weeks, days }: Pick<ProcessStep, 'weeks' | 'days'>): { from: number; to: number | undefined } {
  const unit = weeks ? WEEK : 1
  const [first, last] = weeks ?? days ?? [0]
  return { from: Math.max(first - 1, 0) * unit, to: last === undefined ? undefined : last * unit }
}

/** What the steps are counted in: days as soon as the first one is. */
export function unitOf(steps: ProcessStep[]): 'weeks' | 'days' {
  return steps[0]?.weeks ? 'weeks' : 'days'
}
