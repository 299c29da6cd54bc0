import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['why']
  values: Data['values']
}

/** Why the practices of a state choose us. */
export function WhyUs({ copy, values }: Props) {
  return (
    <section className="state-why section wrap columns" aria-labelledby="why">
      <h2 id="why">{fill(copy.title, values)}</h2>
      <ul className="rows">
        {copy.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{fill(title, values)}</h3>
            <p>{fill(text, values)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
