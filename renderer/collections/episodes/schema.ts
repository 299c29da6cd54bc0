import { z } from 'zod'
import { description, fields, name, reference, title, webAddress } from '../../model/define/fields.ts'
import { fixable, type ValueFix } from '../../model/define/notes.ts'
import { displayDate, draft, expiry, publishing, requireDateOrPublishAt } from '../../model/define/schedule.ts'
import { parseDuration } from '../../wording/duration.ts'

const TIMESTAMP_PATTERN = /^\d{1,3}:[0-5]\d$/
const minutesAndSeconds = (hint: string) =>
  fixable(
    z.string().regex(TIMESTAMP_PATTERN, { error: ({ input }) => `\`${input}\` isn't minutes and seconds. ${hint}` }),
    fixTimestamp,
  ).meta({ examples: ['52:30'] })

/** Fixes `52 min`, `1:02:30`, `00:00:30.000`, and `52.30`. */
function fixTimestamp(value: string): ValueFix | undefined {
  const [minutes] = /^\d{1,3}(?=\s*(?:m|min|minutes?)?$)/i.exec(value) ?? []
  if (minutes !== undefined) return { value: `${minutes}:00`, isCertain: false }
  const [, hours, rest, seconds] = /^(?:(\d{1,2}):)?(\d{1,3})[:.](\d{2})(?:[.,]0+)?$/.exec(value) ?? []
  if (rest === undefined) return undefined
  return { value: `${Number(hours ?? 0) * 60 + Number(rest)}:${seconds}`, isCertain: hours !== undefined }
}

const timestamp = () => minutesAndSeconds('Write a time from the start like 12:34.')

const chapter = fields({
  at: timestamp()
    .meta({ title: 'Start' })
    .describe('The start in minutes and seconds. The first chapter starts at `0:00`.'),
  title: 'The subject.',
})

const paragraph = fields({
  at: timestamp().meta({ title: 'Start' }).describe('The start in minutes and seconds.'),
  speaker: name().describe(
    'The role of the speaker (`Host`, `Owner`). Write a name only with the guest’s written consent.',
  ),
  text: 'The exact words.',
})

/** Front matter of an episode. The day defaults to the day of `publish_at`. */
export const episode = requireDateOrPublishAt(
  fields({
    ...draft(),
    title: title().describe('The title. Each episode needs its own.'),
    description: description().describe(
      'One or two sentences about the episode, for cards, search results, and players.',
    ),
    audioUrl: reference('media')
      .optional()
      .describe('The recording in `media/`: `episodes/sample.mp3`. Leave it out until there’s a recording.'),
    duration: minutesAndSeconds('Write a duration like "52:30".').describe(
      'The length of the recording in minutes and seconds. The check compares it with the file.',
    ),
    chapters: z.array(chapter).min(3).optional().describe('The chapters in order of time. At least three.'),
    transcript: z
      .array(paragraph)
      .min(1)
      .optional()
      .describe(
        'The complete conversation in order of time, for people who can’t hear it. The check compares it with the duration.',
      ),
    date: displayDate(),
    ...publishing(),
    guid: webAddress()
      .optional()
      .describe('The first URL of the episode, if it has changed. Podcast players know it by this URL.'),
    ...expiry(),
  }),
).superRefine(({ duration, chapters = [], transcript = [] }, context) => {
  if (parseTimestamp(chapters[0]?.at ?? '0:00') > 0) {
    const message = 'The first chapter must start at "0:00".'
    context.addIssue({ code: 'custom', path: ['chapters', 0, 'at'], message })
  }
  for (const { path, message } of [
    ...findTimeProblems('chapters', chapters, duration),
    ...findTimeProblems('transcript', transcript, duration),
  ])
    context.addIssue({ code: 'custom', path, message })
})

/** Validated front matter of an episode. */
export type Episode = z.infer<typeof episode>

/** A chapter with its start: `12:30`. */
export type Chapter = z.infer<typeof chapter>

/** A paragraph of the transcript with its start and speaker. */
export type Paragraph = z.infer<typeof paragraph>

/** Returns `t-754` for `12:34`. */
export function getParagraphId({ at }: Paragraph): string {
  return `t-${parseDuration(at)}`
}

function parseTimestamp(time: string): number {
  return TIMESTAMP_PATTERN.test(time) ? parseDuration(time) : Number.NaN
}

/** Finds times past the end, and times that don't increase, because equal times would have equal ids. */
function findTimeProblems(
  listKey: string,
  entries: { at: string }[],
  duration: string,
): { path: PropertyKey[]; message: string }[] {
  return entries.flatMap(({ at }, index) => {
    const path = [listKey, index, 'at']
    const previousTime = entries[index - 1]?.at
    const isLate = parseTimestamp(at) > parseTimestamp(duration)
    const isEarly = previousTime !== undefined && parseTimestamp(at) <= parseTimestamp(previousTime)
    return [
      ...(isLate ? [{ path, message: `"${at}" is past the end: the episode lasts ${duration}.` }] : []),
      ...(isEarly
        ? [{ path, message: `"${at}" must be later than "${previousTime}", the time of the item before it.` }]
        : []),
    ]
  })
}
