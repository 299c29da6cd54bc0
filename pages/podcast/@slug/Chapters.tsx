import { isoDuration } from '../../../renderer/model/duration.ts'
import type { Chapter, Paragraph } from '../../../renderer/model/schemas/episodes.ts'
import { firstParagraph, paragraphId } from './paragraphs.ts'

interface Props {
  title: string
  chapters: Chapter[]
  transcript?: Paragraph[] | undefined
}

/** The episode's subjects with their times. Each leads to its place in the transcript, where there is one. */
export function Chapters({ title, chapters, transcript = [] }: Props) {
  return (
    <section className="chapters section wrap columns" aria-labelledby="page-chapters">
      <h2 id="page-chapters">{title}</h2>
      <ol className="rows">
        {chapters.map((chapter) => {
          const paragraph = firstParagraph(chapter, transcript)
          return (
            <li key={chapter.at}>
              <time className="note" dateTime={isoDuration(chapter.at)}>
                {chapter.at}
              </time>
              {paragraph ? <a href={`#${paragraphId(paragraph)}`}>{chapter.title}</a> : chapter.title}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
