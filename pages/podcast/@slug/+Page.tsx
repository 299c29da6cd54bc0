import './utilities.css'
import './episode.css'
import { BeatLine } from '../../../renderer/components/BeatLine.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import { Chapters, Transcript } from './Moments.tsx'
import { Player } from './Player.tsx'

/** `/podcast/{slug}` */
export function Page({ words, brand, href, episode, pulse, recording, sample }: Data) {
  const { audioUrl, chapters, transcript } = episode
  return (
    <>
      <article>
        <Hero words={words} brand={brand} episode={episode} pulse={pulse} sample={sample}>
          {audioUrl && (
            <Player {...{ words: words.player, show: brand, href, episode, audio: audioUrl, recording, sample }} />
          )}
        </Hero>
        {chapters && <Chapters {...{ title: words.chapters, chapters, transcript, audio: audioUrl, recording }} />}
        <Section
          id="page-notes"
          title={words.notes}
          className="section wrap columns gap-y-8"
          titleClassName="fold:col-[1/4]"
        >
          <Prose body={episode.body} className="fold:col-[4/11]" />
        </Section>
        {transcript && <Transcript {...{ words: words.transcript, paragraphs: transcript, recording, sample }} />}
      </article>
      <Call words={words.call} pulse={pulse} />
    </>
  )
}

interface CallProps {
  words: Data['words']['call']
  pulse: Data['pulse']
}

/** An episode ends with a call of its own instead of the closing that other pages share, and with its own line. */
function Call({ words: { title, text, primary, secondary }, pulse }: CallProps) {
  return (
    <section className="room pb-[clamp(1.5rem,3vw,3rem)]" aria-labelledby="page-call">
      <div className="wrap columns items-end gap-y-10">
        <h2 id="page-call" className="fold:col-[1/8] -ms-hang text-display tracking-[-0.03em]">
          {title}
        </h2>
        <div className="fold:col-[8/13]">
          <p className="lede">{text}</p>
          <Buttons primary={primary} secondary={secondary} className="buttons mt-8" />
        </div>
      </div>
      <BeatLine className="closing-line mt-[clamp(2rem,4vw,4rem)] h-line" pulse={pulse} />
    </section>
  )
}
