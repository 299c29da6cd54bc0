import { lines, rounded, withoutOverlap } from '../../../renderer/drawing/sequence.ts'
import type { SequenceProps } from './Sequence.tsx'

/** Downward: everything in em. Room for numerals, a lane to each step, then the names with a hairline to their stems. */
const LENGTH = 25
const FIRST_LANE = 2.6
const LANE = 1.15
const LINE = 1.4
const TOP = 2
/** What the narrowest phones have room for, at the drawing's text size. */
const LONGEST_LINE = 22

/** The steps as stems, time from top to bottom, each name at the height at which its step begins. */
export function SequenceDownward({ titles, positions, unit, words }: SequenceProps) {
  const y = (share: number) => TOP + share * LENGTH
  const labels = titles.map((title) => lines(title, LONGEST_LINE))
  const names = FIRST_LANE + titles.length * LANE + 0.6
  const wanted = positions.steps.map(({ start }) => y(start))
  const placed = withoutOverlap(
    wanted,
    labels.map((label) => label.length),
    LINE,
  )
  const foot = Math.max(TOP + LENGTH, ...placed.map((top, index) => top + (labels[index]?.length ?? 1) * LINE)) + 0.5
  return (
    <svg className="sequence-downward" role="img" height={`${rounded(foot)}em`}>
      <title>{words}</title>
      <g className="sequence-ticks">
        <text y="0.8em">{unit}</text>
        {positions.ticks.map(({ at, count }) => (
          <g key={count}>
            <line x1="2em" x2={`${names - 0.6}em`} y1={em(y(at))} y2={em(y(at))} />
            <text x="1.4em" y={em(y(at))} dy="0.35em" textAnchor="end">
              {count}
            </text>
          </g>
        ))}
      </g>
      {positions.steps.map(({ start, end, isOpen }, index) => {
        const x = em(FIRST_LANE + index * LANE)
        const isLast = index === titles.length - 1
        const label = labels[index] ?? []
        return (
          <g key={titles[index]} className={isLast ? 'sequence-last' : undefined}>
            <line
              className="sequence-leader"
              x1={x}
              x2={em(names - 0.3)}
              y1={em(y(start))}
              y2={em(placed[index] ?? 0)}
            />
            <line x1={x} x2={x} y1={em(y(start))} y2={em(y(end))} />
            {!isOpen && !isLast && <circle cx={x} cy={em(y(end))} />}
            {isLast && <circle cx={x} cy={em(y(isOpen ? start : end))} />}
            {label.map((line, number) => (
              <text key={line} x={em(names)} y={em((placed[index] ?? 0) + number * LINE)} dy="0.35em">
                {line}
              </text>
            ))}
          </g>
        )
      })}
    </svg>
  )
}

const em = (value: number) => `${rounded(value)}em`
