import './episode.css'
import { ButtonLink } from '../../../renderer/components/Links.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import type { Data } from './+data.ts'
import { Chapters } from './Chapters.tsx'
import { Hero } from './Hero.tsx'
import { Player } from './Player.tsx'
import { Transcript } from './Transcript.tsx'

/** `/podcast/{slug}` */
export function Page({ copy, brand, episode }: Data) {
  return (
    <>
      <article>
        <Hero copy={copy} brand={brand} episode={episode} />
        {episode.audioUrl && <Player words={copy.player} show={brand} episode={episode} audio={episode.audioUrl} />}
        {episode.chapters && (
          <Chapters
            title={copy.chapters}
            chapters={episode.chapters}
            transcript={episode.transcript}
            audio={episode.audioUrl}
          />
        )}
        <section className="episode-notes section wrap columns" aria-labelledby="page-notes">
          <h2 id="page-notes">{copy.notes}</h2>
          <Prose body={episode.body} />
        </section>
        {episode.transcript && <Transcript copy={copy.transcript} paragraphs={episode.transcript} />}
      </article>
      <section className="room" aria-labelledby="page-call">
        <div className="episode-call wrap columns">
          <h2 id="page-call">{copy.call.title}</h2>
          <div>
            <p className="lede">{copy.call.text}</p>
            <p className="buttons">
              <ButtonLink link={copy.call.primary} />
              <ButtonLink link={copy.call.secondary} ghost />
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
