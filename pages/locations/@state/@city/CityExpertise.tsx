import { fill } from '../../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['expertise']
  values: Data['values']
}

/** Four things that decide who is chosen here. */
export function CityExpertise({ copy, values }: Props) {
  return (
    <section className="city-expertise section wrap columns" aria-labelledby="expertise">
      <h2 id="expertise">{fill(copy.title, values)}</h2>
      <ul>
        {copy.points.map(({ title, text }) => (
          <li key={title}>
            <b>{fill(title, values)}</b> {fill(text, values)}
          </li>
        ))}
      </ul>
    </section>
  )
}
