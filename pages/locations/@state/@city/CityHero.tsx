import { clsx } from 'clsx'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { Breadcrumb } from '../../../../renderer/components/PageHead.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount, listText } from '../../../../renderer/wording/format.ts'
import { CityLights } from '../../CityLights.tsx'
import { Facts } from '../../Facts.tsx'
import type { Data, Shown } from './+data.ts'
import { NearestCities } from './NearestCities.tsx'

/** Longer names are set smaller. */
const LONG_NAME = 16

/** The offer and the city's facts; beside them what lies around it. */
export function CityHero(props: Shown) {
  const { words, values, prose, breadcrumb, stateHref, lights } = props
  const { locations, back, hero } = words
  const parents = [
    { label: locations.label, href: locations.to.slug },
    { label: values.state, href: stateHref },
  ]
  return (
    <div className="wrap columns items-start gap-y-10 pt-[clamp(1.5rem,3vw,3rem)]">
      <header className="fold:col-[1/6]">
        <Breadcrumb label={breadcrumb} parents={parents} current={values.city} />
        <h1
          className={clsx(
            'mt-[clamp(1.5rem,4vw,4rem)]',
            values.city.length > LONG_NAME && 'text-[clamp(2.4rem,1.4rem+3.4vw,4rem)]',
          )}
        >
          {fill(hero.title, values)}
        </h1>
        {/* Three lines whatever the county's name: late fonts move nothing below it. */}
        <p className="lede mt-8 min-h-[3lh] max-w-112">{prose.lede}</p>
        <Buttons primary={hero.call} className="buttons mt-8" />
        <CityFacts {...props} />
      </header>
      <div className="fold:col-[6/13] fold:row-span-2">
        <CityLights words={words} city={values.city} lights={lights} />
        <NearestCities {...props} />
      </div>
      <p className="fold:col-[1/6]">
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
      className="city-facts mt-12"
      facts={[
        { label: words.population, value: formatCount(city.population) },
        ...(county === undefined ? [] : [{ label: called, value: listText(names) }]),
        ...(figures ? [{ label: words.five, value: formatCount(figures.within.five) }] : []),
      ]}
    />
  )
}
