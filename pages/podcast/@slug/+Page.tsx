import './episode.css'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import { Chapters, Transcript } from './Moments.tsx'
import { Player } from './Player.tsx'

/** `/podcast/{slug}` */
export function Page({ words, brand, href, episode, sample }: Data) {
  const { audioUrl, chapters, transcript } = episode
  return (
    <>
      <article>
        <Hero words={words} brand={brand} episode={episode} sample={sample} />
        {audioUrl && <Player words={words.player} show={brand} href={href} episode={episode} audio={audioUrl} />}
        {chapters && <Chapters title={words.chapters} chapters={chapters} transcript={transcript} audio={audioUrl} />}
        <Section id="page-notes" title={words.notes} className="episode-notes section wrap columns">
          <Prose body={episode.body} />
        </Section>
        {transcript && <Transcript words={words.transcript} paragraphs={transcript} sample={sample} />}
      </article>
      <Call words={words.call} />
    </>
  )
}

/** An episode ends with a call of its own instead of the closing that other pages share. */
function Call({ words: { title, text, primary, secondary } }: { words: Data['words']['call'] }) {
  return (
    <section className="room" aria-labelledby="page-call">
      <div className="episode-call wrap columns">
        <h2 id="page-call">{title}</h2>
        <div>
          <p className="lede">{text}</p>
          <Buttons primary={primary} secondary={secondary} />
        </div>
      </div>
    </section>
  )
}
