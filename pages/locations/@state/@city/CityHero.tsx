import { Buttons } from '../../../../renderer/components/Links.tsx'
import { Breadcrumb } from '../../../../renderer/components/PageHead.tsx'
import { fill } from '../../../../renderer/model/fill.ts'
import { Facts } from '../../Facts.tsx'
import type { Data } from './+data.ts'
import { CityMap } from './CityMap.tsx'

/** Longer names are set smaller. */
const LONG_NAME = 16

/** The offer and the city's facts; beside them what lies around it. */
export function CityHero(props: Data) {
  const { copy, values, prose, breadcrumb, stateHref } = props
  const { locations, back, hero } = copy
  const parents = [
    { label: locations.label, href: locations.to.slug },
    { label: values.state, href: stateHref },
  ]
  return (
    <div className="city-hero wrap columns">
      <header>
        <Breadcrumb label={breadcrumb} parents={parents} current={values.city} />
        <h1 className={values.city.length > LONG_NAME ? 'city-title-long' : undefined}>{fill(hero.title, values)}</h1>
        <p className="lede">{prose.lede}</p>
        <Buttons primary={hero.call} />
        <CityFacts {...props} />
      </header>
      <div className="city-plate">
        <CityMap {...props} />
      </div>
      <p className="city-back">
        <a className="more" href={stateHref}>
          {fill(back, values)}
        </a>
      </p>
    </div>
  )
}

/** The city in figures of the census. An independent city has no county. */
function CityFacts({ copy: { facts: copy }, values, counties, rank }: Data) {
  return (
    <Facts
      facts={[
        { label: copy.population, value: values.population },
        ...(counties ? [{ label: counties.label, value: counties.names }] : []),
        { label: fill(copy.rank, values), value: fill(copy.rankOf, rank) },
      ]}
    />
  )
}
