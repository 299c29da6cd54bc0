import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { Day, Duration } from '../../renderer/components/Time.tsx'
import { type BeatFrame, drawBeats, type Segments } from '../../renderer/drawing/beats.ts'
import { measureText } from '../../renderer/drawing/textWidth.ts'

const FRAME: BeatFrame = { width: 400, baseline: 214, beatsFrom: 40, beatsTo: 372, beatHeight: 92, maxBeatWidth: 7 }
const FRAME_WITHOUT_NAME: BeatFrame = { ...FRAME, baseline: 332, beatHeight: 156 }
/** In SVG units. Keep `size` in sync with the class of the text. */
const NAME_TEXT = { size: 40, width: 344, lineHeight: 43, lastBaseline: 366 }

/** Colors by the remainder of the episode number. Neighbors in a list differ. */
const COVER_COLORS = [
  { background: 'fill-panel', foreground: 'fill-on-panel text-on-panel' },
  {
    background:
      'fill-[light-dark(var(--color-on-panel-soft),color-mix(in_srgb,var(--color-panel)_45%,var(--color-paper)))]',
    foreground: 'fill-current text-[light-dark(var(--color-panel),var(--color-on-panel))]',
  },
  { background: 'fill-paper-deep', foreground: 'fill-ink text-ink' },
] as const

type CoverProps = { number: number; name?: string; segments: Segments; description?: string; className: string }

/** Renders the cover of an episode: the number, the name up to a colon, and a beat for each chapter. Omit `name` if it's next to the cover, for example on cards. Screen readers skip a cover that has no `description`. */
export function EpisodeCover({ number, name, segments, description, className }: CoverProps) {
  const { path, dot } = drawBeats(segments, name === undefined ? FRAME_WITHOUT_NAME : FRAME)
  const { background, foreground } = COVER_COLORS[number % COVER_COLORS.length] ?? COVER_COLORS[0]
  const nameLines = wrapName(name?.split(':')[0] ?? '')
  return (
    <svg
      // Forced colors need an outline, because all backgrounds are the same.
      className={`w-full font-normal font-sans text-[17px]/[normal] forced-colors:outline print:max-w-[3.5cm] ${foreground} ${className}`}
      viewBox="0 0 400 400"
      role="img"
      aria-label={description}
      aria-hidden={description === undefined}
    >
      <rect className={background} width="400" height="400" />
      <g className="line-drawing">
        <path d={path} />
      </g>
      <circle cx={dot.x} cy={dot.y} r="7" />
      <text className="lining-tabular font-serif text-[92px]" x="26" y="92">
        {number}
      </text>
      {name && (
        <text className="font-serif text-[40px] tracking-[-0.02em]!">
          {nameLines.map((line, index) => (
            <tspan key={line} x="28" y={NAME_TEXT.lastBaseline - (nameLines.length - 1 - index) * NAME_TEXT.lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  )
}

/** Breaks a name into lines by the width of the text, because SVG doesn't wrap text. */
function wrapName(name: string): string[] {
  const [first = '', ...words] = name.split(' ')
  const lines = [first]
  for (const word of words) {
    const extended = `${lines.at(-1)} ${word}`
    if (measureText(extended, 'serif', NAME_TEXT.size) <= NAME_TEXT.width) lines.splice(-1, 1, extended)
    else lines.push(word)
  }
  return lines
}

interface MetaProps {
  date: string
  duration: string
  copy: { durationLabel: string; fullDurationLabel: string }
  placeholderLabel: string | undefined
  sampleMinutes: number | undefined
  className?: string
  children?: ReactNode
}

/** Renders the date and the length of an episode. Samples have no `PlaceholderLabel`, because `sampleNote` labels them. */
export function EpisodeMeta({ date, duration, copy, placeholderLabel, sampleMinutes, className, children }: MetaProps) {
  return (
    <p className={clsx('note tabular flex flex-wrap items-baseline gap-x-6 gap-y-1', className)}>
      {children}
      <Day date={date} />
      {sampleMinutes === undefined ? (
        <>
          <Duration duration={duration} label={copy.durationLabel} />
          <PlaceholderLabel label={placeholderLabel} className="ms-0" />
        </>
      ) : (
        <span>
          {copy.fullDurationLabel} <Duration duration={duration} />
        </span>
      )}
    </p>
  )
}
