import { ButtonLink } from '../../renderer/components/Links.tsx'
import { calmingPath } from '../../renderer/drawing/pulse.ts'
import type { Data } from './+data.ts'

/** A crowded line of beats thins out, goes quiet, and rises once, as the headline says. */
const wide = calmingPath({
  end: 1600,
  base: 386,
  beats: 23,
  amplitude: 66,
  calmFrom: 896,
  growth: 1.055,
  crest: 1464,
  width: 30,
  height: 356,
})
/** The same for phones: fewer beats, so that they keep apart in their width. */
const narrow = calmingPath({
  end: 400,
  base: 150,
  beats: 14,
  amplitude: 36,
  calmFrom: 220,
  growth: 1.07,
  crest: 338,
  width: 10,
  height: 134,
})

export function Hero({ words }: { words: Data['words']['hero'] }) {
  return (
    <section className="home-hero" aria-labelledby="headline">
      <div className="wrap">
        <p className="home-hero-kind">{words.kind}</p>
        <h1 id="headline">
          {words.lines.map((line) => (
            <HeadlineLine key={line} text={line} />
          ))}
        </h1>
      </div>
      <div className="calming-line">
        <svg className="calming-line-wide across" viewBox="0 0 1600 400" preserveAspectRatio="none" aria-hidden="true">
          <path d={wide} />
        </svg>
        <svg className="calming-line-narrow across" viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true">
          <path d={narrow} />
        </svg>
        <span className="lume" />
      </div>
      <div className="home-hero-foot wrap columns">
        <p className="lede">{words.lede}</p>
        <p className="buttons">
          <ButtonLink link={words.call} />
          <span className="note">{words.note}</span>
        </p>
      </div>
    </section>
  )
}

/** On phones the last word of a line stands on a line of its own: hence its own element. */
function HeadlineLine({ text }: { text: string }) {
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <span>
      {text.slice(0, lastWord)}
      <span>{text.slice(lastWord)}</span>{' '}
    </span>
  )
}
