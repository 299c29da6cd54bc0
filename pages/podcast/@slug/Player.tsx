import { beatPath, beatsOf } from '../../../renderer/drawing/beats.ts'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import { TIMELINE } from '../../../renderer/islands/player/Timeline.tsx'
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
  const parts = chapters.map(({ at, title }) => ({ at: playedAt(at, recording), title }))
  return (
    <section className="player col-span-full phone:mt-4 print:hidden" aria-label={words.label}>
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
            chapters: parts,
          },
          line: lineOf(parts, recording.seconds),
        }}
      />
    </section>
  )
}

/** A beat where a chapter begins; a calm line where there are none. */
function lineOf(chapters: { at: number }[], seconds: number): string {
  const starts = chapters.map(({ at }) => at).filter((at) => at < seconds)
  return starts.length > 0 ? beatPath(beatsOf(starts, seconds), TIMELINE) : `M0 ${TIMELINE.base}H${TIMELINE.end}`
}
