import { drawBeats } from '../../../renderer/drawing/beats.ts'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import { KEYS_HELP_ID } from '../../../renderer/islands/player/MoreControls.tsx'
import { TIMELINE_FRAME } from '../../../renderer/islands/player/Timeline.tsx'
import { urls } from '../../../renderer/urls.ts'
import type { Data } from './+data.ts'
import { toRecordingTime } from './Moments.tsx'

/** Renders the island that plays the recording, or nothing without a recording. */
export function Player({ copy: { player: copy }, episode, recording }: Data) {
  const { audioUrl, chapters = [] } = episode
  if (!audioUrl) return null
  const source = urls.media(audioUrl.slug)
  const playerChapters = chapters.map(({ at, title }) => ({ at: toRecordingTime(at, recording), title }))
  return (
    <section className="player col-span-full border-line border-y pt-6 pb-2 print:hidden" aria-label={copy.label}>
      <Island
        name="Player"
        component={PlayerIsland}
        id="player"
        props={{
          copy,
          source,
          duration: recording.seconds,
          sampleMinutes: recording.sampleMinutes,
          chapters: playerChapters,
          line: drawTimeline(playerChapters, recording.seconds),
        }}
      />
      <KeyboardShortcuts {...copy.keys} />
    </section>
  )
}

function KeyboardShortcuts({ list: shortcuts }: Data['copy']['player']['keys']) {
  return (
    <dl
      className="m-auto w-[min(30rem,calc(100vw-2rem))] border border-line bg-paper px-[clamp(1.25rem,4vw,2.25rem)] py-7 text-ink backdrop:bg-[rgb(20_12_10/0.45)]"
      id={KEYS_HELP_ID}
      popover="auto"
    >
      {shortcuts.map(({ keys, action }) => (
        <div key={keys} className="flex justify-between gap-4 border-line not-first:border-t py-[0.45rem]">
          <dt>{keys}</dt>
          <dd className="text-end text-ink-soft">{action}</dd>
        </div>
      ))}
    </dl>
  )
}

function drawTimeline(chapters: { at: number }[], seconds: number): string {
  const starts = chapters.map(({ at }) => at).filter((at) => at < seconds)
  return starts.length > 0
    ? drawBeats({ starts, length: seconds }, TIMELINE_FRAME).path
    : `M0 ${TIMELINE_FRAME.base}H${TIMELINE_FRAME.end}`
}
