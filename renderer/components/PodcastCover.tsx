import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type BeatFrame, beatPath, createBeats, findHighest, getCrest } from '../drawing/beats.ts'
import { pulsePath } from '../drawing/pulse.ts'

const BASE = 300
const RISE = 190
const line = pulsePath({ end: 400, base: BASE, crest: 262, width: 22, height: RISE })

interface CoverProps {
  /** The cover in words. Without, it is a picture beside words that say the same. */
  title?: string | undefined
  className?: string
}

/** The podcast's cover on pages. `scripts/build/pictures/podcastCover.tsx` draws the same as a file. */
export function PodcastCover({ brand, label, ...cover }: CoverProps & { brand: string; label: string }) {
  return (
    <Cover {...cover} path={line} light={{ x: 262, y: BASE - RISE }}>
      <text className="font-serif text-[32px] tracking-[-0.02em]!" x="28" y="55">
        {brand}
      </text>
      <text x="28" y="370">
        {label}
      </text>
    </Cover>
  )
}

const ROOM: BeatFrame = { end: 400, base: 270, from: 40, to: 372, height: 140, width: 7 }

interface EpisodeCoverProps extends CoverProps {
  /** The podcast's name, where the cover is so large that it can be read. */
  show?: string | undefined
  pulse: { starts: readonly number[]; length: number }
}

/** An episode's own cover: its chapters as beats, each where it begins and as high as it is long. Its words stand beside it. */
export function EpisodeCover({ pulse, show, ...cover }: EpisodeCoverProps) {
  const beats = createBeats(pulse.starts, pulse.length)
  const light = beats[findHighest(beats)]
  return (
    <Cover {...cover} path={beatPath(beats, ROOM)} light={light && getCrest(light, ROOM)}>
      {show && (
        <text x="28" y="370">
          {show}
        </text>
      )}
    </Cover>
  )
}

interface DrawnProps extends CoverProps {
  path: string
  light: { x: number; y: number } | undefined
  children?: ReactNode
}

function Cover({ title, className, path, light, children }: DrawnProps) {
  return (
    <svg
      className={clsx(
        // In forced colors the panel has the color of the page: a line shows where the cover ends.
        'w-full fill-on-panel font-normal font-sans text-[17px]/[normal] text-on-panel forced-colors:outline print:max-w-[3.5cm]',
        className,
      )}
      viewBox="0 0 400 400"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <rect className="fill-panel" width="400" height="400" />
      <g className="across">
        <path d={path} />
      </g>
      {light && <circle cx={light.x} cy={light.y} r="7" />}
      {children}
    </svg>
  )
}
