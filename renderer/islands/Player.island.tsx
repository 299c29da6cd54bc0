import { useRef, useState } from 'react'
import { Controls, type PlayerProps } from './player/Controls.tsx'
import { handlePlayerKey } from './player/keys.ts'
import { TEXT_BUTTON_CLASSES } from './player/MoreControls.tsx'
import { usePlayback } from './player/playback.ts'
import { TimelineDrawing } from './player/Timeline.tsx'
import { toggleTranscript, useTimestampLinks } from './player/timestampLinks.ts'

/** Renders the audio player. Before hydration, it shows the drawing, an `<audio controls>`, and a download link. */
export function Player(props: PlayerProps) {
  const { copy, audioUrl, duration, timelinePath } = props
  const playerRef = useRef<HTMLDivElement>(null)
  const audioRef = useRef<HTMLAudioElement>(null)
  const playback = usePlayback(audioRef, playerRef, duration)
  const [announcement, setAnnouncement] = useState<string>()
  useTimestampLinks(playback)
  const onToggleTranscript = () => setAnnouncement(toggleTranscript(playerRef.current, copy))
  return (
    // Reserves the height of the controls to avoid a layout shift.
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the controls inside
    <div
      className="scripted:grid scripted:min-h-[17.15rem] scripted:content-center scripted:gap-6 md:scripted:min-h-[13.25rem]"
      ref={playerRef}
      onKeyDown={(event) => playback && handlePlayerKey(event, playback, onToggleTranscript)}
    >
      {playback ? (
        <Controls {...props} playback={playback} announcement={announcement} />
      ) : (
        <TimelineDrawing timelinePath={timelinePath} />
      )}
      {/* Firefox's default height is 150 px. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the page */}
      <audio className="h-[3.375rem] w-full" ref={audioRef} controls={!playback} preload="none" aria-label={copy.label}>
        <source src={audioUrl} type="audio/mpeg" />
        {copy.fallback}
      </audio>
      {!playback && (
        <a className={TEXT_BUTTON_CLASSES} href={audioUrl} download="">
          {copy.download}
        </a>
      )}
    </div>
  )
}
