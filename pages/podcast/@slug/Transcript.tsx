import { paragraphId } from '../../../renderer/collections/episodes/paragraphs.ts'
import type { Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import { isoDuration, secondsOf } from '../../../renderer/wording/duration.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['transcript']
  paragraphs: Paragraph[]
}

/** What was said; the times lead to their paragraph, or in the player to their moment. Closed at first, since it is long; browsers open it for a link to one of its paragraphs, without script. */
export function Transcript({ copy, paragraphs }: Props) {
  return (
    <section className="transcript section wrap columns" aria-labelledby="page-transcript">
      <h2 id="page-transcript">{copy.title}</h2>
      <details id="transcript" className="moments">
        <summary>{copy.label}</summary>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.at} id={paragraphId(paragraph)} className="turn">
            <span className="turn-head note">
              <b>{paragraph.speaker}</b>{' '}
              <a href={`#${paragraphId(paragraph)}`} data-at={secondsOf(paragraph.at)}>
                <time dateTime={isoDuration(paragraph.at)}>{paragraph.at}</time>
              </a>
            </span>{' '}
            <span>{paragraph.text}</span>
          </p>
        ))}
      </details>
    </section>
  )
}
