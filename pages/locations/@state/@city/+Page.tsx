import './utilities.css'
import '../../place.css'
import './city.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Section, TintedSection } from '../../../../renderer/components/Section.tsx'
import { cityProse } from '../../../../renderer/places/cityProse.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data, Shown } from './+data.ts'
import { CityAlong } from './CityAlong.tsx'
import { CityHero } from './CityHero.tsx'
import { CityPeople } from './CityPeople.tsx'
import { CityPractices } from './CityPractices.tsx'
import { CityQuote, CityResults } from './CityProof.tsx'
import { CityReach } from './CityReach.tsx'

/** `/locations/{state}/{city}` */
export function Page(data: Data) {
  const { words, company, results, testimonial, sources } = data
  const prose = cityProse(words, data.view)
  const { values } = prose
  const props = { ...data, prose, values }
  return (
    <>
      <CityHero {...props} />
      <CityReach {...props} />
      <CityPractices {...props} />
      <CityPeople {...props} />
      <Expertise title={fill(words.expertise.title, values)} points={prose.expertise} />
      <Services title={fill(words.services.title, values)} services={words.services.cards} city={values.city} />
      <CityResults words={words.results} claims={results} />
      {testimonial && <CityQuote words={words.testimonial} testimonial={testimonial} />}
      {sources !== undefined && <p className="wrap note py-8">{sources}</p>}
      <CityAlong {...props} />
      <Closing words={words.closing} contact={company} values={values} />
    </>
  )
}

function Expertise({ title, points }: { title: string; points: Shown['prose']['expertise'] }) {
  return (
    <Section id="expertise" title={title} className="section wrap columns gap-y-12" titleClassName="fold:col-[1/5]">
      <ul className="fold:col-[6/13] grid gap-8 font-serif text-ink-soft text-statement">
        {points.map((point) => (
          <li key={point.title}>
            <b className="font-normal text-ink">{point.title}</b> {point.text}
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
    <TintedSection id="services" title={title}>
      <ul className="six-cells">
        {services.map((service) => (
          <li key={service.title}>
            <h3>
              <a href={service.to.slug}>{service.title}</a>
            </h3>
            <p>{fill(service.text, { city })}</p>
          </li>
        ))}
      </ul>
    </TintedSection>
  )
}
