import { PulseLine } from '../../renderer/components/PulseLine.tsx'
import type { Data } from './+data.ts'

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
      <PulseLine className="brand-word-line" crest={640} height={160} />
    </section>
  )
}
