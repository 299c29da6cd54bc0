import { z } from 'zod'
import type { ValueFix } from '../../model/define/fieldMetadata.ts'
import { description, fields, httpsUrl, name, reference, title } from '../../model/define/fields.ts'
import { draftField, expiryFields, requireDateOrPublishAt } from '../../model/define/schedule.ts'
import { parseDuration } from '../../wording/duration.ts'
import { dateFields } from '../blocks.ts'

/** Minutes and seconds: `100:05`. */
const TIMESTAMP_PATTERN = /^\d{1,3}:[0-5]\d$/

const minutesAndSeconds = (hint: string) =>
  z
    .string()
    .regex(TIMESTAMP_PATTERN, { error: ({ input }) => `\`${input}\` isn't minutes and seconds. ${hint}` })
    .meta({ fix: fixTimestamp })
    .meta({ examples: ['52:30'] })

/** Fixes `52 min`, `1:02:30`, `00:00:30.000`, and `52.30`. */
function fixTimestamp(value: string): ValueFix | undefined {
  const [onlyMinutes] = /^\d{1,3}(?=\s*(?:m|min|minutes?)?$)/i.exec(value) ?? []
  if (onlyMinutes !== undefined) return { value: `${onlyMinutes}:00`, isCertain: false }
  const [, hours, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,3})[:.](\d{2})(?:[.,]0+)?$/.exec(value) ?? []
  if (minutes === undefined) return undefined
  return { value: `${Number(hours ?? 0) * 60 + Number(minutes)}:${seconds}`, isCertain: hours !== undefined }
}

const timestamp = () => minutesAndSeconds('Write a time from the start like 12:34.')

const chapter = fields({
  start: timestamp()
    .meta({ title: 'Start' })
    .describe('When the chapter starts, in minutes and seconds. The first chapter starts at `0:00`.'),
  title: 'The title of the chapter.',
})

const paragraph = fields({
  start: timestamp().meta({ title: 'Start' }).describe('When the speaker starts, in minutes and seconds.'),
  speaker: name().describe('The role of the speaker (`Host`). Only write a name if the guest consented in writing.'),
  text: 'The exact words of the speaker.',
})

/** Schema of an episode's front matter. `date` defaults to the day of `publish_at`. */
export const episode = requireDateOrPublishAt(
  fields({
    ...draftField,
    title: title().describe('The title of the episode. Each episode needs its own.'),
    description: description().describe('One or two sentences, for cards, search results, and podcast players.'),
    audioUrl: reference('media')
      .optional()
      .describe('The audio file in `media/`: `episodes/sample.mp3`. Leave it out until there’s a recording.'),
    duration: minutesAndSeconds('Write a duration like "52:30".').describe(
      'The length, in minutes and seconds. The check compares it to the audio file.',
    ),
    chapters: z.array(chapter).min(3).optional().describe('The chapters, in the order of their start. At least three.'),
    transcript: z
      .array(paragraph)
      .min(1)
      .optional()
      .describe('A complete transcript, for people who can’t hear. The check compares its length with `duration`.'),
    ...dateFields(),
    guid: httpsUrl()
      .optional()
      .describe('The first URL of the episode, if it has changed. Podcast players recognize the episode by it.'),
    ...expiryFields,
  }),
).superRefine(({ duration, chapters = [], transcript = [] }, context) => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (toSeconds(chapters[0]?.start ?? '0:00') > 0)
    report(['chapters', 0, 'start'], 'The first chapter must start at "0:00".')
  for (const [key, entries] of Object.entries({ chapters, transcript }))
    entries.forEach(({ start }, index) => {
      const path = [key, index, 'start']
      const previousTime = entries[index - 1]?.start
      if (toSeconds(start) > toSeconds(duration))
        report(path, `"${start}" is past the end: the episode lasts ${duration}.`)
      // Equal times would get equal ids.
      if (previousTime !== undefined && toSeconds(start) <= toSeconds(previousTime))
        report(path, `"${start}" must be later than "${previousTime}", the time of the item before it.`)
    })
})

export type Episode = z.infer<typeof episode>
export type Chapter = z.infer<typeof chapter>
export type Paragraph = z.infer<typeof paragraph>

/** Returns the id of a paragraph in the transcript: `t-754` for `12:34`. */
export const getParagraphId = ({ start }: Paragraph) => `t-${parseDuration(start)}`

/** Returns NaN for a time in the wrong format, so that comparisons don't report it a second time. */
const toSeconds = (time: string) => (TIMESTAMP_PATTERN.test(time) ? parseDuration(time) : Number.NaN)
