import { useRef, useState } from 'react'
import { Controls, type PlayerProps } from './player/Controls.tsx'
import { handleKey } from './player/keys.ts'
import { toggleTranscript, useMoments } from './player/moments.ts'
import { usePlayback } from './player/playback.ts'
import { TimelineDrawing } from './player/Timeline.tsx'

/** The player of an episode. Without script it's the browser's player. Nothing is fetched until the visitor presses play. */
export function Player(props: PlayerProps) {
  const { copy, source, duration, line } = props
  const panel = useRef<HTMLDivElement>(null)
  const audio = useRef<HTMLAudioElement>(null)
  const playback = usePlayback(audio, panel, duration)
  const [announcement, announce] = useState<string>()
  useMoments(playback)
  const onToggleTranscript = () => announce(toggleTranscript(panel.current, copy))
  return (
    // As high as the controls, so that hydration doesn't move the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the controls inside
    <div
      className="scripted:grid phone:scripted:min-h-[13.25rem] scripted:min-h-[17.15rem] scripted:content-center scripted:gap-6"
      ref={panel}
      onKeyDown={(event) => playback && handleKey(event, playback, onToggleTranscript)}
    >
      {playback ? (
        <Controls {...props} playback={playback} announcement={announcement} />
      ) : (
        <TimelineDrawing line={line} />
      )}
      {/* Firefox's default height is that of a video, 150 px. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the page */}
      <audio className="h-[3.375rem] w-full" ref={audio} controls={!playback} preload="none" aria-label={copy.label}>
        <source src={source} type="audio/mpeg" />
        {copy.fallback}
      </audio>
    </div>
  )
}
