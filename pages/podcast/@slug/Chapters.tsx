import { firstParagraph, paragraphId } from '../../../renderer/collections/episodes/paragraphs.ts'
import type { Chapter, Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import type { Reference } from '../../../renderer/model/define/reference.ts'
import { urls } from '../../../renderer/urls.ts'
import { isoDuration, secondsOf } from '../../../renderer/wording/duration.ts'

interface Props {
  title: string
  chapters: Chapter[]
  transcript?: Paragraph[] | undefined
  audio?: Reference<'media'> | undefined
}

/**
 * The episode's subjects with their times. Each leads to its place in the transcript, or in the recording where there is no
 * such place (W3C Media Fragments); the player makes it play from there.
 */
export function Chapters({ title, chapters, transcript = [], audio }: Props) {
  return (
    <section className="chapters section wrap columns" aria-labelledby="page-chapters">
      <h2 id="page-chapters">{title}</h2>
      <ol className="moments rows">
        {chapters.map((chapter) => {
          const at = secondsOf(chapter.at)
          const paragraph = firstParagraph(chapter, transcript)
          const address = paragraph ? `#${paragraphId(paragraph)}` : audio && `${urls.media(audio.slug)}#t=${at}`
          return (
            <li key={chapter.at}>
              <time className="note" dateTime={isoDuration(chapter.at)}>
                {chapter.at}
              </time>
              {address ? (
                <a href={address} data-at={at}>
                  {chapter.title}
                </a>
              ) : (
                chapter.title
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
