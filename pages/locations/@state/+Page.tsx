import './utilities.css'
import './state.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Finder } from '../../../renderer/components/Finder.tsx'
import { Buttons, MoreLink } from '../../../renderer/components/Links.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { WithSectionLinks } from '../../../renderer/components/SectionLinks.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import { Breadcrumb } from '../Breadcrumb.tsx'
import type { Data } from './+data.ts'
import { StateMap } from './StateMap.tsx'
import { inHeading, StatePlace, StateServices, WhyUs } from './StatePlace.tsx'

export function Page(props: Data) {
  const { words, company, values } = props
  return (
    <>
      <Hero {...props} />
      <WithSectionLinks words={words.sections} ids={['cities', 'place', 'why', 'services']}>
        <Cities {...props} />
        <StatePlace {...props} />
        <WhyUs {...props} />
        <StateServices {...props} />
      </WithSectionLinks>
      <Closing words={words.closing} contact={company} values={values} />
    </>
  )
}

function Hero({ words, values, residents, lede, breadcrumb: { label, locations }, finder, state, map }: Data) {
  const { hero } = words
  return (
    <div className="wrap pt-[clamp(1rem,2vw,2rem)]">
      <Breadcrumb
        label={label}
        parents={[{ label: locations.label, href: locations.to.slug }]}
        current={values.state}
      />
      <div className="columns mt-[clamp(1rem,2vw,2rem)] fold:grid-rows-[auto_1fr] items-start gap-y-6">
        <header className="fold:col-[8/13]">
          <h1 className="fold:text-[min(var(--text-display),5.6vw)]">{fill(hero.title, inHeading(values))}</h1>
          <p className="lede mt-6">{lede}</p>
          <Buttons primary={hero.call} className="buttons mt-6" />
        </header>
        <StateMap words={words} values={values} map={map} />
        <div className="fold:col-[8/13]">
          <Finder words={finder} among={state.slug} />
          <p className="mt-4 text-ink-soft">{fill(hero.offer, values)}</p>
          <p className="lining mt-8 mb-3 border-line border-t pt-5 font-light font-serif text-title/[1] tracking-[-0.03em]">
            {fill(map.cities.length === 1 ? hero.city : hero.cities, values)}
          </p>
          {residents && <p className="note">{fill(hero.residents, { residents })}</p>}
          <MoreLink link={words.back} />
        </div>
        <figure className="fold:col-[1/8]" data-ring-picture="" />
        <div className="fold:col-[8/13]" data-ring-told="" />
      </div>
    </div>
  )
}

/** The cities that have a page, the largest first. One alone is no list. */
function Cities({ words: { cities: words }, values, cities }: Data) {
  const isAlone = cities.length === 1
  return (
    <Section
      id="cities"
      title={fill(isAlone ? words.alone.title : words.title, inHeading(values))}
      className="section wrap"
    >
      <p className="note mt-4 max-w-144">{isAlone ? fill(words.alone.text, values) : words.residents}</p>
      <ul className={isAlone ? 'mt-6' : CITY_CARDS}>
        {cities.map(({ href, name, population, around }) => (
          <li key={href} className="border-line border-t">
            <a href={href} className="group block phone:pt-5 pt-3 pb-4 phone:pb-7">
              <h3 className="lights-up max-phone:text-lede">{name}</h3>
              <p className="note tabular mt-1">{fill(words.people, { population: formatCount(population) })}</p>
              {around !== undefined && (
                <p className="note tabular">{fill(words.within, { people: formatCount(around) })}</p>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Two columns on phones, as long as letters are of the usual size. */
const CITY_CARDS =
  'mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-gap max-phone:mt-4 phone:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]'
