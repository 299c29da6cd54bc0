import { CitySearch } from '../../renderer/components/CitySearch.tsx'
import { fill } from '../../renderer/wording/fill.ts'
import { formatCount } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['states']
  search: Data['copy']['search']
  states: Data['states']
}

/** Every state with the number of its cities, from A to Z down the columns. */
export function StateList({ copy, search, states }: Props) {
  return (
    <section className="state-list section wrap columns" aria-labelledby="states">
      <div className="state-list-head">
        <h2 id="states">{copy.title}</h2>
        <CitySearch copy={search} />
      </div>
      <ul>
        {states.map(({ href, name, count }) => (
          <li key={href}>
            <a href={href}>
              {name}{' '}
              <span className="note">{fill(count === 1 ? copy.city : copy.cities, { count: formatCount(count) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
