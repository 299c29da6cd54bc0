import './process.css'
import { spanOf, unitOf } from '../../../renderer/collections/services/process.ts'
import { Items } from '../../../renderer/components/Lists.tsx'
import { DAYS, sequence } from '../../../renderer/drawing/sequence.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { SequenceDownward } from './Sequence.tsx'
import { TimeStair } from './TimeStair.tsx'

interface Props {
  words: Data['words']['process']
  steps: Data['process']
}

/** The steps in words. */
export function Process({ words, steps }: Props) {
  return (
    <section className="section wrap columns">
      <div className="stays-beside fold:col-[1/5]">
        <h2 id="process">{words.title}</h2>
        <p className="mt-6 max-w-88 text-ink-soft">{words.text}</p>
      </div>
      <ol className="process rows">
        {steps.map(({ step, title, description, details, timeline }) => (
          <li key={step} className="process-step">
            <h3>{title}</h3>
            <p className="process-time">{timeline}</p>
            <p>{description}</p>
            <Items texts={details} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What follows, and when: the picture that the page opens with. On small screens time runs down. */
export function ProcessDrawing({ words, steps }: Props) {
  const unit = unitOf(steps)
  const timed = steps.map((step) => ({ title: step.title, timeline: step.timeline, ...spanOf(step) }))
  const told = steps.map(({ title, timeline }) => `${title}: ${timeline}`).join('; ')
  const drawing = { ...sequence(timed, unit), unit: words[unit], text: fill(words.drawing, { steps: told }) }
  return (
    <div className="service-stair wrap overflow-x-clip">
      <TimeStair
        {...drawing}
        steps={timed}
        ticks={drawing.ticks.map((tick) => ({ ...tick, days: tick.count * DAYS[unit] }))}
      />
      <div className="@container mt-10 phone:hidden">
        <SequenceDownward {...drawing} />
      </div>
    </div>
  )
}
