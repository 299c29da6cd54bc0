import { formatCount, roundedCount } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['counts']
  states: number
  cities: number
  practices: Data['practices']
}

/** How many states and cities have a page, counted in the data; and how many practices, as claimed. */
export function LocationCounts({ copy, states, cities, practices }: Props) {
  return (
    <dl className="facts">
      <div>
        <dt>{copy.states}</dt>
        <dd>{formatCount(states)}</dd>
      </div>
      <div>
        <dt>{copy.cities}</dt>
        <dd>{roundedCount(cities)}</dd>
      </div>
      <div>
        <dt>{copy.practices.label}</dt>
        <dd>{practices.value}</dd>
        <dd className="facts-basis">{practices.basis}</dd>
      </div>
    </dl>
  )
}
