import { rounded } from '../../../renderer/drawing/sequence.ts'
import type { SequenceProps } from './Sequence.tsx'

/** Across: names at the left, in hundredths of the width; rows in em. */
const NAMES = 34
const ROW = 2.4
const HEAD = 1.8

/** The steps as rows, time from left to right. */
export function SequenceAcross({ titles, positions, unit, words }: SequenceProps) {
  const x = (share: number) => `${rounded(NAMES + share * (100 - NAMES))}%`
  const foot = HEAD + titles.length * ROW
  return (
    <svg className="sequence-across" role="img" height={`${rounded(foot)}em`}>
      <title>{words}</title>
      <g className="sequence-ticks">
        <text y="0.8em">{unit}</text>
        {positions.ticks.map(({ at, count }) => (
          <g key={count}>
            <line x1={x(at)} x2={x(at)} y1={`${HEAD}em`} y2={`${rounded(foot)}em`} />
            <text x={x(at)} y="0.8em" textAnchor="middle">
              {count}
            </text>
          </g>
        ))}
      </g>
      {positions.steps.map(({ start, end, isOpen }, index) => {
        const y = `${rounded(HEAD + (index + 0.5) * ROW)}em`
        const isLast = index === titles.length - 1
        return (
          <g key={titles[index]} className={isLast ? 'sequence-last' : undefined}>
            <text y={y} dy="0.33em">
              {titles[index]}
            </text>
            <line x1={x(start)} x2={x(end)} y1={y} y2={y} />
            {!isOpen && !isLast && <circle cx={x(end)} cy={y} />}
            {isLast && <circle cx={x(isOpen ? start : end)} cy={y} />}
          </g>
        )
      })}
    </svg>
  )
}
