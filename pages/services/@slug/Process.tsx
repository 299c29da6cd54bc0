import type { ProcessStep } from '../../../renderer/collections/services/process.ts'
import type { Data } from './+data.ts'
import { Sequence } from './Sequence.tsx'

interface Props {
  copy: Data['copy']['process']
  steps: ProcessStep[]
}

/** The steps on one line of time, then each in words. */
export function Process({ copy, steps }: Props) {
  return (
    <section className="section wrap columns" aria-labelledby="process">
      <div className="process-head">
        <h2 id="process">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <Sequence copy={copy} steps={steps} />
      <ol className="process rows">
        {steps.map(({ step, title, description, details, timeline }) => (
          <li key={step}>
            <h3>{title}</h3>
            <p className="process-time">{timeline}</p>
            <p>{description}</p>
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
