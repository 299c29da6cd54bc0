import { rounded } from '../../../renderer/drawing/rounding.ts'
import type { SequenceProps } from './Sequence.tsx'

/** Names at the left, in hundredths of the width; rows in em. */
const NAMES = 34
const ROW = 2.4
const HEAD = 1.8

const x = (share: number) => `${rounded(NAMES + share * (100 - NAMES))}%`
const em = (value: number) => `${rounded(value)}em`

/** The steps as rows, time from left to right. */
export function SequenceAcross({ steps, ticks, unit, words }: SequenceProps) {
  const foot = em(HEAD + steps.length * ROW)
  return (
    <svg className="sequence-across" role="img" height={foot}>
      <title>{words}</title>
      <g className="sequence-ticks">
        <text y="0.8em">{unit}</text>
        {ticks.map(({ at, count }) => (
          <g key={count}>
            <line x1={x(at)} x2={x(at)} y1={em(HEAD)} y2={foot} />
            <text x={x(at)} y="0.8em" textAnchor="middle">
              {count}
            </text>
          </g>
        ))}
      </g>
      {steps.map((step, index) => (
        <Row key={step.title} step={step} y={em(HEAD + (index + 0.5) * ROW)} />
      ))}
    </svg>
  )
}

function Row({ step: { title, start, end, point, isLit }, y }: { step: SequenceProps['steps'][number]; y: string }) {
  return (
    <g className={isLit ? 'sequence-lit' : undefined}>
      <text y={y} dy="0.33em">
        {title}
      </text>
      <line x1={x(start)} x2={x(end)} y1={y} y2={y} />
      {point !== undefined && <circle cx={x(point)} cy={y} />}
    </g>
  )
}
