import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount, listText } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['facts']
  view: Data['view']
}

/** What the census says about a city. An independent city has no county. */
export function CityFacts({ copy, view: { state, city, rank } }: Props) {
  const counties = copy.counties[state.countyKind]
  return (
    <dl className="facts">
      <div>
        <dt>{copy.population}</dt>
        <dd>{formatCount(city.population)}</dd>
      </div>
      {city.counties.length > 0 && (
        <div>
          <dt>{city.counties.length === 1 ? counties.one : counties.many}</dt>
          <dd>{listText(city.counties)}</dd>
        </div>
      )}
      <div>
        <dt>{fill(copy.rank, { state: state.name })}</dt>
        <dd>{fill(copy.rankOf, { rank: rank.inState, count: rank.ofState })}</dd>
      </div>
    </dl>
  )
}
