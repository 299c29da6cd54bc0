import './NearestCities.css'
import { wholeMiles } from '../../../../renderer/places/geography.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { hrefOf, nameSeenFrom } from './mapWords.ts'

interface Props {
  copy: Data['copy']['nearest']
  values: Data['values']
  view: Data['view']
}

/** The nearest cities with a page, as links with their distance. */
export function NearestCities({ copy, values, view: { state, nearest } }: Props) {
  return (
    <section className="nearest-cities" aria-labelledby="nearest">
      <h2 id="nearest">{copy.title}</h2>
      {nearest.length === 0 ? (
        <p>{fill(copy.alone, values)}</p>
      ) : (
        <ol>
          {nearest.map((near) => (
            <li key={hrefOf(near)}>
              <a href={hrefOf(near)}>
                <span className="nearest-name">{nameSeenFrom(state, near)}</span>{' '}
                <span className="note">{fill(copy.miles, { miles: formatCount(wholeMiles(near.miles)) })}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
