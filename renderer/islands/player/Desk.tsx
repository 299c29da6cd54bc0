import type { PlayerWords } from '../../collections/episodes/words.ts'
import { clock } from '../../wording/duration.ts'
import { fill } from '../../wording/fill.ts'
import { PlayerIcon } from './PlayerIcon.tsx'
import { playback } from './playback.ts'
import { type PlayableEpisode, type PlaybackState, SKIP, SPEEDS } from './playbackState.ts'
import { PLAYER_WORD } from './playerWord.ts'
import { Timeline } from './Timeline.tsx'

interface DeskProps {
  words: PlayerWords
  episode: PlayableEpisode
  line: string
  state: PlaybackState
  choose: () => void
}

export function Desk({ words, episode, line, state, choose }: DeskProps) {
  const { status, isOn, time, length } = state
  const chapter = episode.chapters.findLast(({ at }) => at <= time)
  const act = (change: () => void) => {
    choose()
    change()
  }
  return (
    <div
      className="group grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[clamp(1rem,2vw,2rem)]"
      data-status={status}
    >
      <button
        type="button"
        className="grid size-18 cursor-pointer place-items-center rounded-full border border-transparent bg-fill text-on-fill transition-[background-color] hover:bg-fill-hover group-data-[status=loading]:bg-fill-hover"
        aria-label={isOn ? words.pause : words.play}
        onClick={() => act(() => playback.toggle())}
      >
        {/* A triangle looks centred when it stands a little to the right. */}
        {isOn ? (
          <PlayerIcon name="pause" className="size-7 fill-current stroke-[1.25]" />
        ) : (
          <PlayerIcon name="play" className="ms-[0.2rem] size-7 fill-current stroke-[1.25]" />
        )}
      </button>
      <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        {/* A longer chapter moves nothing. */}
        <span className="flex-[1_1_14rem] text-balance font-normal font-serif text-head leading-[1.2] tracking-[-0.012em] max-phone:min-h-[2.4em]">
          {chapter?.title}
        </span>
        <span className="even-figures max-phone:-order-1">
          <span className="whitespace-nowrap font-serif text-head normal-nums leading-[1.2] tracking-[-0.012em]">
            {clock(time)}
          </span>{' '}
          <span className="note whitespace-nowrap">{fill(words.of, { length: clock(length) })}</span>
          {/* The episode itself is longer. */}
          {episode.sample && ' '}
          {episode.sample && <span className="sample whitespace-normal">{episode.sample}</span>}
        </span>
      </p>
      <Timeline words={words} state={state} line={line} onSeek={(to) => act(() => playback.seek(to))} />
      <div className="text-(length:--text-note) col-span-full flex flex-wrap items-center gap-x-[clamp(1.25rem,2.5vw,2.25rem)]">
        <span className="flex flex-wrap gap-x-[inherit] max-phone:w-full">
          <button type="button" className={PLAYER_WORD} onClick={() => act(() => playback.seekBy(-SKIP))}>
            {fill(words.back, { seconds: SKIP })}
          </button>
          <button type="button" className={PLAYER_WORD} onClick={() => act(() => playback.seekBy(SKIP))}>
            {fill(words.forward, { seconds: SKIP })}
          </button>
        </span>
        <SoundControls words={words} state={state} act={act} />
      </div>
    </div>
  )
}

interface SoundProps {
  words: PlayerWords
  state: PlaybackState
  act: (change: () => void) => void
}

function SoundControls({ words, state, act }: SoundProps) {
  const { isMuted, speed, isLooping } = state
  const heard = isMuted ? 0 : state.volume
  return (
    <>
      <label className="inline-flex min-h-11 min-w-6 items-center gap-[0.6rem] after:pointer-events-none after:-mt-[0.2rem] after:mr-2 after:-ml-[1.6rem] after:size-[0.4rem] after:rotate-45 after:border-current after:border-r-[1.25px] after:border-b-[1.25px]">
        <span className="text-ink-soft">{words.speed}</span>
        {/* WebKit would give it the system's gray. */}
        <select
          className="tabular cursor-pointer appearance-none rounded-none border-line border-b bg-paper py-1 pr-[1.4rem] pl-[0.35rem]"
          value={speed}
          onChange={({ currentTarget }) => act(() => playback.setSpeed(Number(currentTarget.value)))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={PLAYER_WORD}
        aria-pressed={isLooping}
        onClick={() => act(() => playback.toggleLoop())}
      >
        {words.loop}
      </button>
      <span className="player-volume ms-auto flex items-center gap-3">
        <button
          type="button"
          className="min-h-11 min-w-6 cursor-pointer hover:text-accent"
          aria-label={isMuted ? words.unmute : words.mute}
          onClick={() => act(() => playback.toggleMute())}
        >
          <PlayerIcon name={isMuted ? 'volume-x' : 'volume-2'} className="size-6 stroke-[1.25]" />
        </button>
        <input
          className="h-11 w-24 cursor-pointer appearance-none text-accent max-phone:w-20"
          type="range"
          name="volume"
          aria-label={words.volume}
          aria-valuetext={fill(words.percent, { percent: String(Math.round(heard * 100)) })}
          min={0}
          max={1}
          step={0.05}
          value={heard}
          onChange={({ currentTarget }) => act(() => playback.setVolume(currentTarget.valueAsNumber))}
        />
      </span>
    </>
  )
}
