import type { ReactNode } from 'react'
import type { PlayerCopy } from '../../collections/episodes/definition.ts'
import shapes from '../../icons/player.json'
import { formatPosition } from '../../wording/duration.ts'
import { interpolate } from '../../wording/format.ts'
import { type Playback, SEEK_STEP_SECONDS } from './playback.ts'
import { Timeline } from './Timeline.tsx'

/** Id of the popover with the list of keys. The page renders this popover. */
export const KEYS_HELP_ID = 'help-keys'

/** Classes of buttons and links in the player. Pressed buttons get a dot, since color is not enough (WCAG 1.4.1). */
export const TEXT_BUTTON_CLASSES =
  'hover-accent tabular inline-flex min-h-11 min-w-6 cursor-pointer items-center underline decoration-line underline-offset-[0.3em] hover:decoration-current aria-pressed:text-accent aria-pressed:before:me-[0.4em] aria-pressed:before:rounded-full aria-pressed:before:border-[0.25em] aria-pressed:decoration-current'

/** Props of the player. They should be plain JSON (`Island.tsx`). */
export interface PlayerProps {
  copy: PlayerCopy
  audioUrl: string
  /** Length of the recording in seconds. */
  duration: number
  /** Rounded length of a sample in minutes. Undefined for a complete recording. */
  sampleMinutes?: number | undefined
  chapters: { startSeconds: number; title: string }[]
  /** SVG path data with a beat for each chapter. */
  timelinePath: string
}

type ControlsProps = PlayerProps & { playback: Playback; announcement: string | undefined }

export function Controls(props: ControlsProps) {
  const { copy, playback } = props
  const { isPlaying, time } = playback
  return (
    <div
      className="group/player grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[clamp(1rem,2vw,2rem)]"
      data-status={playback.status}
    >
      <button
        type="button"
        className="grid size-18 cursor-pointer place-items-center rounded-full border border-transparent bg-fill text-on-fill transition-[background-color] hover:bg-fill-hover group-data-[status=loading]/player:bg-fill-hover"
        aria-label={isPlaying ? copy.pause : copy.play}
        onClick={() => playback.toggle()}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} className={`size-7 fill-current ${isPlaying ? '' : 'ms-[0.2rem]'}`} />
      </button>
      <Display {...props} />
      <Timeline {...props} />
      <div className="text-(length:--text-note) col-span-full flex flex-wrap items-center gap-x-[clamp(1.25rem,2.5vw,2.25rem)]">
        <span className="flex flex-wrap gap-x-[inherit] max-md:w-full">
          {[-SEEK_STEP_SECONDS, SEEK_STEP_SECONDS].map((step) => (
            <TextButton key={step} onClick={() => playback.seek(time + step)}>
              {interpolate(step < 0 ? copy.skipBack : copy.skipForward, { seconds: SEEK_STEP_SECONDS })}
            </TextButton>
          ))}
        </span>
        <Speed {...props} />
        <MoreControls {...props} />
        <Volume {...props} />
      </div>
    </div>
  )
}

function Display({ copy, chapters, sampleMinutes, playback, announcement }: ControlsProps) {
  const { status, time, duration } = playback
  const messages: Record<string, string> = { loading: copy.loading, ended: copy.ended }
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      {/* Reserves two lines on phones. */}
      <span className="flex-[1_1_14rem] text-balance font-normal font-serif text-h3 leading-[1.2] tracking-[-0.012em] max-md:min-h-[2.4em]">
        {status === 'error' ? (
          <span className="note font-sans tracking-normal" role="alert">
            {copy.loadError} <TextButton onClick={() => playback.play()}>{copy.retry}</TextButton>
          </span>
        ) : (
          chapters.findLast(({ startSeconds }) => startSeconds <= time)?.title
        )}
      </span>
      <span className="lining-tabular max-md:-order-1">
        <span className="player-time whitespace-nowrap font-serif text-h3 normal-nums leading-[1.2] tracking-[-0.012em]">
          {formatPosition(time)}
        </span>{' '}
        <span className="note whitespace-nowrap">
          {!messages[status] && interpolate(copy.totalTime, { length: formatPosition(duration) })}
          <span className="player-status" role="status">
            {messages[status] ?? <span className="sr-only">{announcement}</span>}
          </span>
        </span>{' '}
        {sampleMinutes && (
          <span className="note ms-1.5 inline-block whitespace-nowrap md:ms-3">
            {interpolate(copy.sampleNote, { minutes: sampleMinutes })}
          </span>
        )}
      </span>
    </p>
  )
}

function TextButton(props: { 'aria-pressed'?: boolean; onClick: () => void; children: ReactNode }) {
  return <button type="button" className={TEXT_BUTTON_CLASSES} {...props} />
}

function Speed({ copy, playback }: ControlsProps) {
  return (
    <label className="inline-flex min-h-11 min-w-6 items-center gap-[0.6rem] after:pointer-events-none after:-mt-[0.2rem] after:mr-2 after:-ml-[1.6rem] after:size-[0.4rem] after:rotate-45 after:border-current after:border-r-[1.25px] after:border-b-[1.25px]">
      <span className="text-ink-soft">{copy.speed}</span>
      {/* WebKit's default background is gray. */}
      <select
        className="tabular cursor-pointer appearance-none rounded-none border-line border-b bg-paper py-1 pr-[1.4rem] pl-[0.35rem]"
        value={playback.audio.playbackRate}
        onChange={({ currentTarget }) => {
          const playbackRate = Number(currentTarget.value)
          // `load()` resets the speed to the default.
          playback.setProperties({ playbackRate, defaultPlaybackRate: playbackRate })
        }}
      >
        {[0.75, 1, 1.25, 1.5, 1.75, 2].map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  )
}

/** Renders a disclosure with the buttons that few visitors need. */
function MoreControls({ copy, audioUrl, playback }: ControlsProps) {
  const { loop } = playback.audio
  return (
    <details className="relative">
      <summary className={TEXT_BUTTON_CLASSES}>{copy.moreToggle}</summary>
      <div className="absolute top-full z-1 grid w-max justify-items-start whitespace-nowrap border border-line bg-paper px-5 py-2 max-md:end-0 md:start-0">
        <TextButton aria-pressed={loop} onClick={() => playback.setProperties({ loop: !loop })}>
          {copy.loop}
        </TextButton>
        <a className={TEXT_BUTTON_CLASSES} href={audioUrl} download="">
          {copy.download}
        </a>
        <button
          type="button"
          className={`${TEXT_BUTTON_CLASSES} [@media(hover:none)]:hidden`}
          popoverTarget={KEYS_HELP_ID}
        >
          {copy.shortcuts.toggle}
        </button>
      </div>
    </details>
  )
}

function Volume({ copy, playback }: ControlsProps) {
  const { muted } = playback.audio
  const audibleVolume = muted ? 0 : playback.volume
  return (
    <span className="player-volume ms-auto flex items-center gap-3">
      <button
        type="button"
        className="min-h-11 min-w-6 cursor-pointer hover:text-accent"
        aria-label={muted ? copy.unmute : copy.mute}
        onClick={() => playback.setProperties({ muted: !muted })}
      >
        <Icon name={muted ? 'volume-x' : 'volume-2'} className="size-6 fill-none" />
      </button>
      <input
        className="h-11 w-24 cursor-pointer appearance-none text-accent max-md:w-20"
        type="range"
        name="volume"
        aria-label={copy.volume}
        aria-valuetext={interpolate(copy.volumeText, { percent: String(Math.round(audibleVolume * 100)) })}
        min={0}
        max={1}
        step={0.05}
        value={audibleVolume}
        onChange={({ currentTarget }) => playback.setVolume(currentTarget.valueAsNumber)}
      />
    </span>
  )
}

function Icon({ name, className }: { name: keyof typeof shapes; className: string }) {
  return (
    <svg
      className={`stroke-[1.25] stroke-current ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's shapes, generated by `scripts/import/programs/icons.ts`
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  )
}
