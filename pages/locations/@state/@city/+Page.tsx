import './utilities.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Section } from '../../../../renderer/components/Section.tsx'
import { cityProse } from '../../../../renderer/places/cityProse.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data, Shown } from './+data.ts'
import { CityHero } from './CityHero.tsx'
import { CityQuote, CityResults } from './CityProof.tsx'
import { CityTables } from './CityTables.tsx'

/** `/locations/{state}/{city}`: what sets the place apart leads, where anything does. */
export function Page(data: Data) {
  const { words, company, results, testimonial } = data
  const prose = cityProse(words, data.view, data.price)
  const { values } = prose
  const props = { ...data, prose, values }
  const leads = <Leads title={fill(words.facts.title, values)} prose={prose} />
  const isRemarkable = prose.leads.length > 0
  return (
    <>
      <CityHero {...props} />
      {isRemarkable && leads}
      <Expertise title={fill(words.expertise.title, values)} acts={prose.expertise} />
      {!isRemarkable && leads}
      <CityTables {...props} />
      <Services title={fill(words.services.title, values)} services={words.services.cards} city={values.city} />
      <CityResults title={words.results.title} claims={results} />
      {testimonial && <CityQuote words={words.testimonial} testimonial={testimonial} />}
      <Closing words={words.closing} contact={company} values={values} />
    </>
  )
}

/** On phones parts stand nearer: the page is seven screens there. */
const SECTION = 'wrap columns gap-y-3 pt-6 phone:gap-y-6 phone:pt-part'
const HEADING = 'max-phone:text-head fold:col-[1/5]'

function Leads({ title, prose: { leads, plain } }: { title: string; prose: Shown['prose'] }) {
  return (
    <Section id="facts" title={title} className={SECTION} titleClassName={HEADING}>
      <div className="fold:col-[6/13] grid gap-4 phone:gap-6">
        {leads.map(({ fact, act, basis }) => (
          <div key={fact}>
            <p className="font-serif text-lede/[1.3]">{fact}</p>
            {act && <p className="mt-1">{act}</p>}
            <p className="text-caption text-ink-soft">{basis}</p>
          </div>
        ))}
        {plain && <p className="text-ink-soft">{plain}</p>}
      </div>
    </Section>
  )
}

function Expertise({ title, acts }: { title: string; acts: string[] }) {
  return (
    <Section id="expertise" title={title} className={SECTION} titleClassName={HEADING}>
      <ul className="fold:col-[6/13] border-line border-t">
        {acts.map((act) => (
          <li key={act} className="border-line border-b phone:py-3 py-2">
            {act}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface ServicesProps {
  title: string
  services: Data['words']['services']['cards']
  city: string
}

function Services({ title, services, city }: ServicesProps) {
  return (
    <section className="mt-6 phone:mt-part bg-paper-deep phone:py-[clamp(2.5rem,5vw,5rem)] py-7">
      <div className="wrap">
        <h2 id="services" className="max-phone:text-head">
          {title}
        </h2>
        <ul className="mt-4 grid fold:grid-cols-3 grid-cols-2 gap-x-gap gap-y-4">
          {services.map((service) => (
            <li key={service.title}>
              <h3 className="text-card">
                <a className="lights-up underline decoration-line" href={service.to.slug}>
                  {service.title}
                </a>
              </h3>
              <p className="note mt-1">{fill(service.text, { city })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
