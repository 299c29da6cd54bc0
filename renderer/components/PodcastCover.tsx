import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type BeatFrame, beatPath, createBeats, findHighest, getCrest } from '../drawing/beats.ts'
import { pulsePath } from '../drawing/pulse.ts'

const BASE = 300
const RISE = 190
const line = pulsePath({ end: 400, base: BASE, crest: 262, width: 22, height: RISE })

interface CoverProps {
  title?: string | undefined
  className?: string
}

/** `scripts/build/pictures/podcastCover.tsx` draws the same cover. */
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

const FRAME: BeatFrame = { end: 400, base: 270, from: 40, to: 372, height: 140, width: 7 }

interface EpisodeCoverProps extends CoverProps {
  show?: string | undefined
  pulse: { starts: readonly number[]; length: number }
}

/** Returns the cover of an episode, with a beat per chapter. */
export function EpisodeCover({ pulse, show, ...cover }: EpisodeCoverProps) {
  const beats = createBeats(pulse.starts, pulse.length)
  const light = beats[findHighest(beats)]
  return (
    <Cover {...cover} path={beatPath(beats, FRAME)} light={light && getCrest(light, FRAME)}>
      {show && (
        <text x="28" y="370">
          {show}
        </text>
      )}
    </Cover>
  )
}

interface DrawingProps extends CoverProps {
  path: string
  light: { x: number; y: number } | undefined
  children?: ReactNode
}

function Cover({ title, className, path, light, children }: DrawingProps) {
  return (
    <svg
      className={clsx(
        // In forced colors, only a line marks the edge.
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
