import { clsx } from 'clsx'
import { type BeatRoom, beatPath, beatsOf, crestOf, highest } from '../drawing/beats.ts'
import { pulsePath } from '../drawing/pulse.ts'
import { textWidth } from '../drawing/textWidth.ts'

const BASE = 300
const RISE = 190
const line = pulsePath({ end: 400, base: BASE, crest: 262, width: 22, height: RISE })

interface CoverProps {
  /** The cover in words. Without, it is a picture beside words that say the same. */
  title?: string | undefined
  brand: string
  label: string
  className?: string
}

/** The podcast's cover on pages. `scripts/build/pictures/podcastCover.tsx` draws the same as a file. */
export function PodcastCover(words: CoverProps) {
  return <Cover {...words} path={line} light={{ x: 262, y: BASE - RISE }} />
}

/** Beats begin where the brand's name does. */
const ROOM: BeatRoom = { end: 400, base: 318, from: 40, to: 372, height: 140, width: 7 }
/** Of the title, which begins where the brand's name does on the show's own cover. */
const TITLE = { size: 32, line: 38, width: 344 }

interface EpisodeCoverProps extends CoverProps {
  /** The episode's title. */
  about: string
  pulse: { starts: readonly number[]; length: number }
  duration: string
}

/** An episode's own cover: its title, and its chapters as beats, each where it begins and as high as it is long. */
export function EpisodeCover({ pulse, duration, about, ...words }: EpisodeCoverProps) {
  const beats = beatsOf(pulse.starts, pulse.length)
  const light = beats[highest(beats)]
  return (
    <Cover
      {...words}
      path={beatPath(beats, ROOM)}
      light={light && crestOf(light, ROOM)}
      duration={duration}
      about={about}
    />
  )
}

interface DrawnProps extends CoverProps {
  path: string
  light: { x: number; y: number } | undefined
  duration?: string
  about?: string
}

/** Words on lines that fit the cover. */
function linesOf(text: string): string[] {
  const [first = '', ...others] = text.split(' ')
  const lines = [first]
  for (const word of others) {
    const longer = `${lines.at(-1)} ${word}`
    if (textWidth(longer, 'serif', TITLE.size) > TITLE.width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

function Cover({ title, brand, label, className, path, light, duration, about }: DrawnProps) {
  return (
    <svg
      className={clsx(
        'w-full fill-on-panel font-normal font-sans text-[17px]/[normal] text-on-panel print:max-w-[5cm]',
        className,
      )}
      viewBox="0 0 400 400"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {/* The panel has the colour of the page in forced colors: a line shows where the cover ends. */}
      <rect className="fill-panel forced-colors:stroke-[color:CanvasText]" width="400" height="400" />
      <g className="across">
        <path d={path} />
      </g>
      {light && <circle cx={light.x} cy={light.y} r="7" />}
      {(about === undefined ? [brand] : linesOf(about)).map((line, index) => (
        <text
          key={line}
          className="font-serif text-[32px] tracking-[-0.02em]! [word-spacing:0]!"
          x="28"
          y={55 + index * TITLE.line}
        >
          {line}
        </text>
      ))}
      <text x="28" y="370">
        {about === undefined ? label : `${brand} ${label}`}
      </text>
      {duration && (
        <text className="tabular [text-anchor:end]" x="372" y="370">
          {duration}
        </text>
      )}
    </svg>
  )
}
