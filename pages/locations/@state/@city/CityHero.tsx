import { ButtonLink } from '../../../../renderer/components/Links.tsx'
import { Breadcrumb } from '../../../../renderer/components/PageHead.tsx'
import { fill } from '../../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'
import { CityFacts } from './CityFacts.tsx'
import { CityMap } from './CityMap.tsx'
import { NearestCities } from './NearestCities.tsx'

/** Names that are longer than this are set smaller. */
const LONG_NAME = 16

/** Where the page stands, the offer, the city's facts; beside them the plate: the map, and its neighbors in words. */
export function CityHero({ copy, values, prose, breadcrumb, stateHref, counties, rank, map, nearest }: Data) {
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
        <p className="buttons">
          <ButtonLink link={hero.call} />
        </p>
        <CityFacts copy={copy.facts} values={values} counties={counties} rank={rank} />
      </header>
      <div className="city-plate">
        <CityMap copy={copy.map} map={map}>
          <NearestCities copy={copy.nearest} values={values} cities={nearest} />
        </CityMap>
      </div>
      <p className="city-back">
        <a className="more" href={stateHref}>
          {fill(back, values)}
        </a>
      </p>
    </div>
  )
}
