import { secondsOf } from '../../wording/duration.ts'
import type { Chapter, Paragraph } from './schema.ts'

/** A transcript paragraph's id on its page: at "12:34" it is `t-754`, which is short enough to share. */
export function paragraphId({ at }: Paragraph): string {
  return `t-${secondsOf(at)}`
}

/** The paragraph with which a chapter begins: the first at its time or after it. An edited transcript may end before. */
export function firstParagraph(chapter: Chapter, transcript: Paragraph[]): Paragraph | undefined {
  return transcript.find(({ at }) => secondsOf(at) >= secondsOf(chapter.at))
}
