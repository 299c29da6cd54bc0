import './process.css'
import { type Position, sequence, type Tick } from '../../../renderer/drawing/sequence.ts'
import { fill } from '../../../renderer/model/fill.ts'
import { spanOf, unitOf } from '../../../renderer/model/queries/process.ts'
import type { ProcessStep } from '../../../renderer/model/schemas/process.ts'
import type { Data } from './+data.ts'
import { SequenceAcross } from './SequenceAcross.tsx'
import { SequenceDownward } from './SequenceDownward.tsx'

interface Props {
  copy: Data['copy']['process']
  steps: ProcessStep[]
}

export interface SequenceProps {
  steps: (Position & { title: string })[]
  ticks: Tick[]
  /** What the ticks count: `Weeks`. */
  unit: string
  words: string
}

/** The steps on one line of time, to scale: across on wide screens, downward on small ones. The last carries the light. */
export function Sequence({ copy, steps }: Props) {
  const unit = unitOf(steps)
  const told = steps.map(({ title, timeline }) => `${title}: ${timeline}`).join('; ')
  const spans = steps.map((step) => ({ title: step.title, ...spanOf(step) }))
  const props: SequenceProps = {
    ...sequence(spans, unit),
    unit: copy[unit],
    words: fill(copy.drawing, { steps: told }),
  }
  return (
    <div className="sequence">
      <SequenceAcross {...props} />
      <SequenceDownward {...props} />
    </div>
  )
}
