import './player.css'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import type { Reference } from '../../../renderer/model/define/reference.ts'
import { urls } from '../../../renderer/urls.ts'
import type { Data } from './+data.ts'
import { playedAt } from './playedAt.ts'

interface Props {
  words: Data['words']['player']
  show: string
  episode: Data['episode']
  href: Data['href']
  audio: Reference<'media'>
  recording: Data['recording']
  sample: string | undefined
}

/** Hands the player its words, and the episode with addresses and with times in seconds of the recording that plays. */
export function Player({ words, show, episode, href, audio, recording, sample }: Props) {
  const { title, chapters = [] } = episode
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
            duration: recording.seconds,
            sample: recording.scale === 1 ? undefined : sample,
            chapters: chapters.map(({ at, title }) => ({ at: playedAt(at, recording), title })),
          },
        }}
      />
    </section>
  )
}
