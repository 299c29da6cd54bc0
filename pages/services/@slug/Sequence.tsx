import './process.css'
import type { ProcessStep } from '../../../renderer/collections/services/process.ts'
import { spanOf, unitOf } from '../../../renderer/collections/services/process.ts'
import { type Position, sequence, type Tick } from '../../../renderer/drawing/sequence.ts'
import { fill } from '../../../renderer/wording/fill.ts'
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
