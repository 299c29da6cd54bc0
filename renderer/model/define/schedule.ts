import { z } from 'zod'
import { day } from './fields.ts'
import { fixable } from './notes.ts'
import { instantFix, isCalendarDay } from './valueFixes.ts'

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/

/** A day, or a day with a time and its zone (RFC 3339, seconds can be left out). */
const instant = () =>
  fixable(
    z.string().refine(isInstant, {
      error: ({ input }) =>
        `\`${input}\` is neither a day, \`2026-12-01\`, nor a time with its zone, \`2026-12-01T09:00-05:00\`.`,
    }),
    instantFix,
  ).meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T.*)?$', examples: ['2026-12-01T09:00-05:00'] })

/** Whether a text is a day that there is, or one with a time and its zone. */
export function isInstant(value: string): boolean {
  return isCalendarDay(INSTANT.exec(value)?.[1] ?? '')
}

/** When an entry is to be seen: the fields of every collection whose entries have a page. */
export const schedule = () => ({
  draft: z
    .boolean()
    .meta({ examples: [true] })
    .optional()
    .describe(
      '`true` while it is being written: development and previews show it with a mark, and visitors find nothing of it.',
    ),
  publish_at: instant()
    .optional()
    .describe(
      'From when on visitors see it: a day, which begins at midnight in the company’s time zone, or a day with a time and its zone.',
    ),
  unpublish_at: instant()
    .optional()
    .describe(
      'From when on visitors see it no longer, written like `publish_at`. Its address then shows the not-found view, or leads where `redirects.yaml` says.',
    ),
  review_by: day()
    .optional()
    .describe('The day by which somebody looks whether it still holds. Once it is over, the check gives a hint.'),
})

/** The day that readers see. It is empty until the model, which knows the company's zone, takes it from `publish_at`. */
export const shownDay = () =>
  day()
    .optional()
    .describe('The day on which it appeared, as readers are told. Left out, it is that of `publish_at`.')
    .transform((written) => written ?? '')

/** Of an entry that says its day: by `date`, or by `publish_at`. */
export function withDay<Schema extends z.ZodType<ScheduleFields & { date: string }>>(schema: Schema): Schema {
  const either = { anyOf: [{ required: ['date'] }, { required: ['publish_at'] }] }
  return schema
    .superRefine(
      ({ date, publish_at }, context) => {
        if (date || publish_at !== undefined) return
        context.addIssue({ code: 'invalid_type', expected: 'string', path: ['date'], input: undefined })
      },
      // What else is missing is reported with it.
      { when: ({ value }) => value !== null && typeof value === 'object' },
    )
    .meta(either)
}

export interface ScheduleFields {
  draft?: boolean | undefined
  publish_at?: string | undefined
  unpublish_at?: string | undefined
  review_by?: string | undefined
}

export function hasSchedule(schema: z.ZodType): boolean {
  return 'shape' in schema && Object.hasOwn(schema.shape as object, 'publish_at' satisfies keyof ScheduleFields)
}
