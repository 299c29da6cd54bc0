import { type BeatRoom, beatPath, beatsOf, crestOf, highest } from '../drawing/beats.ts'

interface Props {
  className: string
  pulse: { starts: readonly number[]; length: number }
  /** What each beat is called, under the line. */
  names?: string[]
}

/** Units of the line's window; the sheet stretches it. */
const HEIGHT = 200
const ROOM: BeatRoom = { end: 1600, base: 190, from: 64, to: 1536, height: 160, width: 15 }

/** Beats across the window. The path is stretched, so the light stands in a drawing around it, which is not. */
export function BeatLine({ className, pulse, names = [] }: Props) {
  const beats = beatsOf(pulse.starts, pulse.length)
  const top = beats[highest(beats)]
  const light = top && crestOf(top, ROOM)
  return (
    <div className={`pulse-line ${className}`}>
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${ROOM.end} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={beatPath(beats, ROOM)} />
        </svg>
        {light && <circle cx={percent(light.x / ROOM.end)} cy={percent(light.y / HEIGHT)} r="7" />}
        {names.length > 0 &&
          beats.map((beat, index) => (
            <text key={beat.at} x={percent(crestOf(beat, ROOM).x / ROOM.end)} y="100%" dy="1.2em">
              {names[index]}
            </text>
          ))}
      </svg>
    </div>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
