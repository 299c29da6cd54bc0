import { Volume2, VolumeX } from 'lucide-react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import { fill } from '../../wording/fill.ts'
import { type PlaybackState, SPEEDS } from './playbackState.ts'

interface Props {
  words: PlayerWords
  state: PlaybackState
  onVolume: (volume: number) => void
  onMute: () => void
  onSpeed: (speed: number) => void
  onLoop: () => void
}

/** How it sounds: speed, loop, mute and volume. */
export function SoundControls({ words, state, onVolume, onMute, onSpeed, onLoop }: Props) {
  const { volume, isMuted, speed, isLooping } = state
  return (
    <>
      <label className="player-speed">
        <span>{words.speed}</span>
        <select value={speed} onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="player-word" aria-pressed={isLooping} onClick={onLoop}>
        {words.loop}
      </button>
      <span className="player-volume">
        <button type="button" className="player-icon" aria-label={isMuted ? words.unmute : words.mute} onClick={onMute}>
          {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </button>
        <input
          type="range"
          name="volume"
          aria-label={words.volume}
          aria-valuetext={fill(words.percent, { percent: String(Math.round((isMuted ? 0 : volume) * 100)) })}
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          onChange={({ currentTarget }) => onVolume(currentTarget.valueAsNumber)}
        />
      </span>
    </>
  )
}
