import { fill } from '../../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['services']
  values: Data['values']
}

/** Six services, each a link. */
export function CityServices({ copy, values }: Props) {
  return (
    <section className="ground" aria-labelledby="services">
      <div className="wrap">
        <h2 id="services">{fill(copy.title, values)}</h2>
        <ul className="six-cells">
          {copy.cards.map(({ title, text, to }) => (
            <li key={title}>
              <h3>
                <a href={to.slug}>{title}</a>
              </h3>
              <p>{fill(text, values)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
