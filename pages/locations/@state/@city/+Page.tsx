import './utilities.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Sample } from '../../../../renderer/components/Sample.tsx'
import { Section } from '../../../../renderer/components/Section.tsx'
import { cityProse } from '../../../../renderer/places/cityProse.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data, Shown } from './+data.ts'
import { CityHero } from './CityHero.tsx'
import { CityTables } from './CityTables.tsx'

/** `/locations/{state}/{city}`: what sets the place apart leads, where anything does. */
export function Page(data: Data) {
  const { words, company } = data
  const prose = cityProse(words, data.view, data.price)
  const { values } = prose
  const props = { ...data, prose, values }
  const leads = <Leads {...props} />
  const isRemarkable = prose.leads.length > 0
  return (
    <>
      <CityHero {...props} />
      {isRemarkable && leads}
      <Expertise {...props} />
      {!isRemarkable && leads}
      <CityTables {...props} />
      <Services {...props} />
      <Results {...data} />
      <Quote {...data} />
      <Closing copy={words.closing} contact={company} values={values} />
    </>
  )
}

/** On phones parts stand nearer: the page is seven screens there. */
const SECTION = 'wrap columns gap-y-5 pt-10 phone:gap-y-6 phone:pt-part'
const HEADING = 'max-phone:text-head fold:col-[1/5]'

function Leads({ words, values, prose: { leads, plain } }: Shown) {
  return (
    <Section id="facts" title={fill(words.facts.title, values)} className={SECTION} titleClassName={HEADING}>
      <div className="fold:col-[6/13] grid gap-7 phone:gap-9">
        {leads.map(({ fact, act, basis }) => (
          <div key={fact}>
            <p className="font-serif text-lede/[1.3]">{fact}</p>
            {act && <p className="mt-1.5">{act}</p>}
            <p className="mt-1 text-caption text-ink-soft">{basis}</p>
          </div>
        ))}
        {plain && <p className="text-ink-soft">{plain}</p>}
      </div>
    </Section>
  )
}

function Expertise({ words, values, prose }: Shown) {
  return (
    <Section id="expertise" title={fill(words.expertise.title, values)} className={SECTION} titleClassName={HEADING}>
      <ul className="fold:col-[6/13] border-line border-t">
        {prose.expertise.map((act) => (
          <li key={act} className="border-line border-b phone:py-3 py-2">
            {act}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Services({ words: { services }, values }: Shown) {
  return (
    <section className="mt-10 phone:mt-part bg-paper-deep phone:py-[clamp(2.5rem,5vw,5rem)] py-9">
      <div className="wrap">
        <h2 id="services" className="max-phone:text-head">
          {fill(services.title, values)}
        </h2>
        <ul className="mt-6 phone:mt-[clamp(2rem,3.5vw,3.5rem)] grid fold:grid-cols-3 phone:grid-cols-2 gap-x-gap gap-y-[clamp(1rem,3vw,2.5rem)]">
          {services.cards.map((service) => (
            <li key={service.title} className="border-line border-t pt-4">
              <h3 className="text-card">
                <a className="lights-up underline decoration-line" href={service.to.slug}>
                  {service.title}
                </a>
              </h3>
              <p className="note mt-1">{fill(service.text, { city: values.city })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Results({ words, results }: Data) {
  return (
    <Section
      id="results"
      title={words.results.title}
      className="wrap columns gap-y-5 phone:gap-y-6 phone:py-part py-10"
      titleClassName="max-phone:text-head fold:col-[1/5]"
    >
      <ul className="fold:col-[6/13] border-line border-t">
        {results.map(({ id, value, counts, basis, sample }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-line border-b phone:py-3 py-2">
            <b className="even-figures min-w-24 phone:min-w-36 font-light font-serif text-title">{value}</b>
            <p className="flex-[1_1_12rem]">
              {counts}
              <span className="note block">
                {basis} <Sample word={sample} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Quote({ words: { testimonial: words }, testimonial }: Data) {
  if (!testimonial) return null
  const { content, name, practice, location, sample } = testimonial
  return (
    <section className="room mt-0 phone:py-[clamp(2.5rem,5vw,5rem)] py-7" aria-labelledby="testimonial">
      <h2 id="testimonial" className="sr-only">
        {words.title}
      </h2>
      <figure className="wrap columns items-end gap-y-6">
        <blockquote className="quoted fold:col-[1/9] text-balance font-serif fold:text-[2.4rem] text-quote">
          {content}
        </blockquote>
        <figcaption className="fold:col-[10/13] grid gap-1">
          <b>
            {name}, {practice}
          </b>
          <span className="note">
            {fill(words.note, { location })} <Sample word={sample} />
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
