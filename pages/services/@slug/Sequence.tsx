import { rounded } from '../../../renderer/drawing/rounding.ts'
import { type Position, placeNames, type Tick } from '../../../renderer/drawing/sequence.ts'

type Step = Position & { title: string }

interface Props {
  steps: Step[]
  ticks: Tick[]
  /** What the ticks count: `Weeks`. */
  unit: string
  /** The drawing in text. */
  text: string
}

const em = (value: number) => `${rounded(value)}em`

/** Measures of the drawing downward, in em: numerals, a lane to each step, then the names. */
const LENGTH = 25
const FIRST_LANE = 2.6
const LANE = 1.15
const LINE = 1.4
const TOP = 2
const FOOT = 0.5
/** What narrow phones have room for, in characters that a visitor may have set apart (WCAG 2.2, 1.4.12). */
const LONGEST = 18

const HAIRLINE = 'stroke-1 stroke-line'

const downAt = (share: number) => TOP + share * LENGTH

/** The drawing has no view box, so its text keeps its size at any width, 20 em at least: steps as stems, time from top to bottom, each name at the height at which its step begins. */
export function SequenceDownward({ steps, ticks, unit, text }: Props) {
  const wanted = steps.map((step) => ({ ...step, height: downAt(step.start) }))
  const named = placeNames(wanted, { lineHeight: LINE, longest: LONGEST })
  const ends = named.map(({ top, lines }) => top + (lines.length - 1) * LINE)
  const names = FIRST_LANE + steps.length * LANE + 0.6
  return (
    <svg
      className="drawn w-full overflow-visible fill-ink text-[min(1rem,5cqi)]"
      role="img"
      height={em(Math.max(downAt(1), ...ends) + FOOT)}
    >
      <title>{text}</title>
      <g className="fill-ink-soft lining-nums tabular-nums">
        <text y="0.8em">{unit}</text>
        {ticks.map(({ at, count }) => (
          <g key={count}>
            <line className={HAIRLINE} x1="2em" x2={em(names - 0.6)} y1={em(downAt(at))} y2={em(downAt(at))} />
            <text x="1.4em" y={em(downAt(at))} dy="0.35em" textAnchor="end">
              {count}
            </text>
          </g>
        ))}
      </g>
      {named.map((step, index) => (
        <Stem key={step.title} step={step} x={em(FIRST_LANE + index * LANE)} names={names} />
      ))}
    </svg>
  )
}

type NamedStep = ReturnType<typeof placeNames<Step & { height: number }>>[number]

/** A step, its point where it begins, and a hairline from there to its name. */
function Stem({ step, x, names }: { step: NamedStep; x: string; names: number }) {
  const { height, end, isLit, top, lines } = step
  return (
    <g className={isLit ? 'drawn-lit' : undefined}>
      <line className={HAIRLINE} x1={x} x2={em(names - 0.3)} y1={em(height)} y2={em(top)} />
      <line
        className={isLit ? 'stroke-2 stroke-accent' : undefined}
        x1={x}
        x2={x}
        y1={em(height)}
        y2={em(downAt(end))}
      />
      <circle cx={x} cy={em(height)} />
      {lines.map((line, index) => (
        <text key={line} x={em(names)} y={em(top + index * LINE)} dy="0.35em">
          {line}
        </text>
      ))}
    </g>
  )
}
