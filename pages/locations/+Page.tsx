import './place.css'
import './locations.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import type { Data } from './+data.ts'
import { LocationCounts } from './LocationCounts.tsx'
import { PopularCities } from './PopularCities.tsx'
import { StateList } from './StateList.tsx'
import { UsMap } from './UsMap.tsx'

export function Page({ copy, facts, cityCount, practices, states, popular }: Data) {
  return (
    <>
      <header className="locations-head wrap columns">
        <h1>{copy.hero.title}</h1>
        <div className="locations-head-aside">
          <p className="lede">{copy.hero.text}</p>
          <LocationCounts copy={copy.counts} states={states.length} cities={cityCount} practices={practices} />
        </div>
      </header>
      <UsMap copy={copy} states={states} />
      <StateList copy={copy.states} search={copy.search} states={states} />
      <PopularCities title={copy.popular.title} cities={popular} />
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
