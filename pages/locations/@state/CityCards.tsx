import { CitySearch } from '../../../renderer/components/CitySearch.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['cities']
  search: Data['search']
  values: Data['values']
  state: Data['state']
  cities: Data['cities']
}

/** All cities of a state that have a page, the largest first. */
export function CityCards({ copy, search, values, state, cities }: Props) {
  return (
    <section className="city-cards section wrap" aria-labelledby="cities">
      <div className="heading-row">
        <h2 id="cities">{fill(copy.title, values)}</h2>
        <CitySearch copy={search} state={state.slug} />
      </div>
      <ul>
        {cities.map(({ href, name, population }) => (
          <li key={href}>
            <a href={href}>
              <h3>{name}</h3>
              <p className="note">{fill(copy.people, { population: formatCount(population) })}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
