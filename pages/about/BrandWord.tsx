import { pulsePath } from '../../renderer/drawing/pulse.ts'
import type { Data } from './+data.ts'

const line = pulsePath({ end: 1600, base: 190, crest: 1024, width: 26, height: 160 })

/** The page's deep room: what the brand's name means, above the line that draws it. */
export function BrandWord({ copy }: { copy: Data['copy']['word'] }) {
  return (
    <section className="brand-word room" aria-labelledby="word">
      <div className="wrap columns">
        <h2 id="word">{copy.title}</h2>
        <dl>
          {copy.parts.map(({ word, meaning }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="brand-word-text">{copy.text}</p>
      </div>
      <div className="brand-word-line">
        <svg viewBox="0 0 1600 200" preserveAspectRatio="none" aria-hidden="true">
          <path d={line} />
        </svg>
        <span className="lume" />
      </div>
    </section>
  )
}
