import { fill } from '../../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['facts']
  values: Data['values']
  counties: Data['counties']
  rank: Data['rank']
}

/** What the census says about a city. */
export function CityFacts({ copy, values, counties, rank }: Props) {
  return (
    <dl className="facts">
      <div>
        <dt>{copy.population}</dt>
        <dd>{values.population}</dd>
      </div>
      {counties && (
        <div>
          <dt>{counties.label}</dt>
          <dd>{counties.names}</dd>
        </div>
      )}
      <div>
        <dt>{fill(copy.rank, values)}</dt>
        <dd>{fill(copy.rankOf, rank)}</dd>
      </div>
    </dl>
  )
}
