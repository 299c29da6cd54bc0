import { isoDuration } from '../../../renderer/model/duration.ts'
import type { Paragraph } from '../../../renderer/model/schemas/episodes.ts'
import type { Data } from './+data.ts'
import { paragraphId } from './paragraphs.ts'

interface Props {
  copy: Data['copy']['transcript']
  paragraphs: Paragraph[]
}

/** What was said. Closed at first, since it is long; browsers open it for a link to one of its paragraphs, without script. */
export function Transcript({ copy, paragraphs }: Props) {
  return (
    <section className="transcript section wrap columns" aria-labelledby="page-transcript">
      <h2 id="page-transcript">{copy.title}</h2>
      <details id="transcript">
        <summary>{copy.label}</summary>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.at} id={paragraphId(paragraph)} className="turn">
            <span className="turn-head note">
              <b>{paragraph.speaker}</b> <time dateTime={isoDuration(paragraph.at)}>{paragraph.at}</time>
            </span>{' '}
            <span>{paragraph.text}</span>
          </p>
        ))}
      </details>
    </section>
  )
}
