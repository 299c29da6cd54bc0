import './NearestCities.css'
import { fill } from '../../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['nearest']
  values: Data['values']
  cities: Data['nearest']
}

/** The nearest cities with a page, as links with their distance. */
export function NearestCities({ copy, values, cities }: Props) {
  return (
    <section className="nearest-cities" aria-labelledby="nearest">
      <h2 id="nearest">{copy.title}</h2>
      {cities.length === 0 ? (
        <p>{fill(copy.alone, values)}</p>
      ) : (
        <ol>
          {cities.map(({ href, name, miles }) => (
            <li key={href}>
              <a href={href}>
                <span className="nearest-name">{name}</span> <span className="note">{fill(copy.miles, { miles })}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
