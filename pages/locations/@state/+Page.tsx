import '../place.css'
import './state.css'
import { CitySearch } from '../../../renderer/components/CitySearch.tsx'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Buttons, MoreLink } from '../../../renderer/components/Links.tsx'
import { Breadcrumb } from '../../../renderer/components/PageHead.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { StateMap } from './StateMap.tsx'
import { StatePlace, StateServices, WhyUs } from './StateWords.tsx'

/** `/locations/{state}` */
export function Page(props: Data) {
  const { copy, facts, values, place } = props
  return (
    <>
      <Hero {...props} />
      <StatePlace copy={copy.place} values={values} {...place} />
      <WhyUs copy={copy.why} values={values} />
      <Cities {...props} />
      <StateServices copy={copy.services} values={values} />
      <Closing copy={copy.closing} contact={facts} values={values} />
    </>
  )
}

function Hero({ copy, values, breadcrumb: { label, locations }, state, cities, towns }: Data) {
  const { hero } = copy
  return (
    <div className="state-hero wrap">
      <Breadcrumb
        label={label}
        parents={[{ label: locations.label, href: locations.to.slug }]}
        current={values.state}
      />
      <div className="columns">
        <header className="state-hero-text">
          <h1>{fill(hero.title, values)}</h1>
          <p className="lede">{fill(hero.text, values)}</p>
          <Buttons primary={hero.call} />
          <p className="state-hero-count">{fill(cities.length === 1 ? hero.city : hero.cities, values)}</p>
          <MoreLink link={copy.back} />
        </header>
        <StateMap copy={copy} values={values} state={state} cities={cities} towns={towns} />
      </div>
    </div>
  )
}

/** The cities that have a page. */
function Cities({ copy: { cities: copy }, search, values, state, cities }: Data) {
  return (
    <Section
      id="cities"
      title={fill(copy.title, values)}
      className="city-cards section wrap"
      beside={<CitySearch copy={search} state={state.slug} />}
    >
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
    </Section>
  )
}
