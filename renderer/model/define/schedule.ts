import { z } from 'zod'
import { fixDay, fixDayOrTime, getDayMessage, isCalendarDay, isDayOrTime } from './fieldFixes.ts'
import { listKeysAt } from './schemaAt.ts'

export const day = () =>
  z
    .string()
    .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value), {
      error: ({ input }) => getDayMessage(String(input)),
    })
    .meta({ fix: fixDay, allowsTime: false, pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2024-12-15'] })

const dayOrTime = () =>
  z
    .string()
    .refine(isDayOrTime, {
      error: ({ input }) =>
        `\`${input}\` isn't a date that the site can read. Write a day (\`2026-12-01\`), or a day and time with the UTC offset (\`2026-12-01T09:00-05:00\`).`,
    })
    .meta({
      fix: fixDayOrTime,
      allowsTime: true,
      pattern: '^\\d{4}-\\d{2}-\\d{2}(T.*)?$',
      examples: ['2026-12-01T09:00-05:00'],
    })

/** The field for drafts. It comes first, so forms show the switch at the top. */
export const draftField = {
  draft: z
    .boolean()
    .meta({ examples: [true] })
    .optional()
    .describe('`true` while you’re writing. Only previews show the page, with a note.'),
}

export const publishingField = {
  publish_at: dayOrTime()
    .optional()
    .describe('When the page goes live: a day (at midnight in the company’s time zone) or a time with a UTC offset.'),
}

/** The fields for expiry and reviews. They come last, because writers seldom need them. */
export const expiryFields = {
  unpublish_at: dayOrTime()
    .optional()
    .describe(
      'When to take the page down, in the format of `publish_at`. Visitors then see a not-found page, unless you add a redirect.',
    ),
  review_by: day().optional().describe('The date of the next review. After this date, the check shows a warning.'),
}

/** Creates a schema for the day that visitors see. Defaults to an empty string, which `collectData` replaces with the day of `publish_at`. */
export const displayDate = () =>
  day()
    .optional()
    .describe('The date that visitors see. Leave it out to show the date of `publish_at`.')
    .transform((value) => value ?? '')

/** Rejects an entry that has neither `date` nor `publish_at`. */
export function requireDateOrPublishAt<Schema extends z.ZodType<ScheduleFields & { date: string }>>(
  schema: Schema,
): Schema {
  const jsonSchemaConstraint = { anyOf: [{ required: ['date'] }, { required: ['publish_at'] }] }
  return schema
    .superRefine(
      ({ date, publish_at }, context) => {
        if (date || publish_at !== undefined) return
        const alternative = 'publish_at' satisfies keyof ScheduleFields
        // Report `date` as missing. `check/issues.ts` reads `alternative`, and skips this problem for a misspelled `publish_at`.
        context.addIssue({ code: 'invalid_type', expected: 'string', path: ['date'], input: undefined, alternative })
      },
      // Run even if other fields are invalid.
      { when: ({ value }) => value !== null && typeof value === 'object' },
    )
    .meta(jsonSchemaConstraint)
}

export type ScheduleFields = z.output<z.ZodObject<typeof draftField & typeof publishingField & typeof expiryFields>>

export function hasSchedule(schema: z.ZodType): boolean {
  return listKeysAt(schema, []).includes('publish_at' satisfies keyof ScheduleFields)
}
