import './utilities.css'
import './place.css'
import './locations.css'
import { CitySearch } from '../../renderer/components/CitySearch.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { rounded } from '../../renderer/drawing/rounding.ts'
import { fill } from '../../renderer/wording/fill.ts'
import { formatCount, roundedCount } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { UsMap } from './UsMap.tsx'

/** `/locations` */
export function Page({ words, company, cityCount, practices, states, popular }: Data) {
  const { counts } = words
  return (
    <>
      <header className="locations-head wrap columns">
        <h1>{words.hero.title}</h1>
        <div className="locations-head-aside">
          <p className="lede">{words.hero.text}</p>
          <Counts
            counts={[
              { label: counts.states, value: formatCount(states.length) },
              { label: counts.cities, value: roundedCount(cityCount) },
              { ...practices, label: counts.practices.label },
            ]}
          />
        </div>
        <div className="locations-search">
          <CitySearch words={words.search} />
        </div>
      </header>
      <UsMap words={words} states={states} />
      <StateList words={words.states} states={states} />
      <PopularCities title={words.popular.title} cities={popular} />
      <Closing words={words.closing} contact={company} />
    </>
  )
}

interface CountsProps {
  counts: { label: string; value: string; basis?: string; sample?: string | undefined }[]
}

/** Each count with what it counts, in one breath: `500+ Practices Served`. */
function Counts({ counts }: CountsProps) {
  return (
    <ul className="counts">
      {counts.map(({ label, value, basis, sample }) => (
        <li key={label}>
          <p>
            <b>{value}</b> {label}
          </p>
          {basis && (
            <p className="note">
              {basis} <Sample word={sample} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface StateListProps {
  words: Data['words']['states']
  states: Data['states']
}

/** Every state with its residents and the number of its cities, from A to Z down the columns. */
function StateList({ words, states }: StateListProps) {
  const most = Math.max(...states.map(({ residents = 0 }) => residents))
  return (
    <section className="state-list section wrap columns" aria-labelledby="states">
      <div className="state-list-head stays-beside">
        <h2 id="states">{words.title}</h2>
        <p className="note">{words.note}</p>
      </div>
      <ul>
        {states.map(({ href, name, residents, count }) => (
          <li key={href}>
            {residents !== undefined && (
              <svg aria-hidden="true">
                <line x2={`${rounded((residents / most) * 100)}%`} />
              </svg>
            )}
            <a href={href}>
              <span>{name}</span>{' '}
              <span className="note state-list-figures">
                {residents !== undefined && <span>{fill(words.residents, { residents: formatCount(residents) })}</span>}{' '}
                <span>{fill(count === 1 ? words.city : words.cities, { count: formatCount(count) })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PopularCities({ title, cities }: { title: string; cities: Data['popular'] }) {
  return (
    <Section id="popular" title={title} className="popular-cities section wrap columns">
      <ul>
        {cities.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
