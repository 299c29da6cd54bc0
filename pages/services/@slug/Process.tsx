import './process.css'
import { spanOf, unitOf } from '../../../renderer/collections/services/process.ts'
import { Items } from '../../../renderer/components/Lists.tsx'
import { sequence } from '../../../renderer/drawing/sequence.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { SequenceAcross, SequenceDownward } from './Sequence.tsx'

interface Props {
  words: Data['words']['process']
  steps: Data['process']
}

/** The steps as a drawing of their time, then each in words. */
export function Process({ words, steps }: Props) {
  return (
    <section className="section wrap columns">
      <div className="process-head">
        <h2 id="process">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <Timeline words={words} steps={steps} />
      <ol className="process rows">
        {steps.map(({ step, title, description, details, timeline }) => (
          <li key={step}>
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

/** Drawn twice, and the sheet shows one: across on wide screens, downward on small ones. */
function Timeline({ words, steps }: Props) {
  const unit = unitOf(steps)
  const told = steps.map(({ title, timeline }) => `${title}: ${timeline}`).join('; ')
  const drawing = {
    ...sequence(
      steps.map((step) => ({ title: step.title, ...spanOf(step) })),
      unit,
    ),
    unit: words[unit],
    text: fill(words.drawing, { steps: told }),
  }
  return (
    <div className="sequence">
      <SequenceAcross {...drawing} />
      <SequenceDownward {...drawing} />
    </div>
  )
}
