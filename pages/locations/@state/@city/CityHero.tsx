import './CityHero.css'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { Breadcrumb } from '../../../../renderer/components/PageHead.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount, listText } from '../../../../renderer/wording/format.ts'
import { Facts } from '../../Facts.tsx'
import type { Data, Shown } from './+data.ts'
import { CityMap } from './CityMap.tsx'
import { NearestCities } from './NearestCities.tsx'

/** Longer names are set smaller. */
const LONG_NAME = 16

/** The offer and the city's facts; beside them what lies around it. */
export function CityHero(props: Shown) {
  const { words, values, prose, breadcrumb, stateHref } = props
  const { locations, back, hero } = words
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
        <NearestCities {...props} />
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
function CityFacts({ words: { facts: words }, view: { state, city, figures } }: Data) {
  const counties = words.counties[state.countyKind]
  const { parts } = city
  const [county, ...others] = city.counties
  const called = parts?.called ?? (others.length === 0 ? counties.one : counties.many)
  const names = parts ? parts.list.map(({ name }) => name) : city.counties
  return (
    <Facts
      facts={[
        { label: words.population, value: formatCount(city.population) },
        ...(county === undefined ? [] : [{ label: called, value: listText(names) }]),
        ...(figures ? [{ label: words.five, value: formatCount(figures.within.five) }] : []),
      ]}
    />
  )
}
