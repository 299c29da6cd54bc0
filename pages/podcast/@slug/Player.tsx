import './player.css'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import type { Reference } from '../../../renderer/model/define/reference.ts'
import { urls } from '../../../renderer/urls.ts'
import { secondsOf } from '../../../renderer/wording/duration.ts'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']['player']
  show: string
  episode: Data['episode']
  href: Data['href']
  audio: Reference<'media'>
}

/** Hands the player its words, and the episode with addresses and with times in seconds. */
export function Player({ words, show, episode, href, audio }: Props) {
  const { title, duration, chapters = [] } = episode
  return (
    <section className="player wrap" aria-label={words.label}>
      <Island
        name="Player"
        component={PlayerIsland}
        id="player"
        props={{
          words,
          episode: {
            address: href,
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
