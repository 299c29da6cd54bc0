import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { type FileText, textsOf } from '../parse/fileTexts.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'

/** Words that writers leave where a text isn't finished, and sentences from `npm run new`. */
const LEFTOVERS = [
  /\b(?:TODO|TBD|TBA|FIXME|XXX+)\b/,
  /\blorem ipsum\b|\bdolor sit amet\b/i,
  /\b(?:your|some|add|insert|enter) (?:\w+ ){0,2}here\b(?=\W*$)/im,
  /\b(?:placeholder|dummy) (?:text|copy|title|headline)\b/i,
  /\bSay here, in a sentence or two\b|\bA heading that says what follows\b|: to be written in one or two sentences\b/,
]

/** Skips drafts and placeholders. */
export function findLeftovers({ file, data }: CheckedFile): Diagnostic[] {
  if ((data as ScheduleFields).draft === true) return []
  const waiting = file.yaml.placeholders.map(({ path }) => path)
  return textsOf(file).flatMap((text) => {
    if (waiting.includes(text.path?.join('.') ?? '')) return []
    const match = LEFTOVERS.map((pattern) => pattern.exec(text.text)).find((each) => each !== null)
    return match ? [leftover(file, text, match[0])] : []
  })
}

function leftover({ source }: CheckedFile['file'], { range }: FileText, phrase: string): Diagnostic {
  const [start, end] = range()
  const [from, to] = source.find(phrase, start)
  const matchRange: [number, number] = to <= end ? [from, to] : [start, end]
  return source.problem(...matchRange, `\`${phrase}\` looks unfinished, and visitors would see it.`, HINT)
}

const HINT = 'Finish the text, or set `draft: true` until it is done.'
