import './player.css'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import { secondsOf } from '../../../renderer/model/duration.ts'
import type { Reference } from '../../../renderer/model/reference.ts'
import { urls } from '../../../renderer/model/urls.ts'
import type { Data } from './+data.ts'

interface Props {
  words: Data['copy']['player']
  show: string
  episode: Data['episode']
  audio: Reference<'media'>
}

/** Hands the player its words, and the episode with addresses and with times in seconds. */
export function Player({ words, show, episode, audio }: Props) {
  const { slug, title, duration, chapters = [] } = episode
  return (
    <section className="player wrap" aria-label={words.label}>
      <Island
        name="Player"
        component={PlayerIsland}
        id="player"
        props={{
          words,
          episode: {
            address: urls.episode(slug),
            title,
            show,
            source: urls.media(audio.slug),
            duration: secondsOf(duration),
            chapters: chapters.map((chapter) => ({ at: secondsOf(chapter.at), title: chapter.title })),
          },
        }}
      />
    </section>
  )
}
