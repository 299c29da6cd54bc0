import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['services']
  values: Data['values']
}

/** What we do, in six short paragraphs. */
export function StateServices({ copy, values }: Props) {
  return (
    <section className="ground" aria-labelledby="services">
      <div className="wrap">
        <h2 id="services">{fill(copy.title, values)}</h2>
        <ul className="six-cells">
          {copy.blurbs.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{fill(text, values)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
