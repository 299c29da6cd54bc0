import '../../place.css'
import './city.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Paragraphs } from '../../../../renderer/components/Lists.tsx'
import { Section, TintedSection } from '../../../../renderer/components/Section.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { CityHero } from './CityHero.tsx'
import { CityQuote, CityResults } from './CityProof.tsx'

/** `/locations/{state}/{city}` */
export function Page(props: Data) {
  const { words, company, values, prose, results, testimonial } = props
  return (
    <>
      <CityHero {...props} />
      <Section id="place" title={fill(words.place.title, values)} className="city-place section wrap columns">
        <div>
          <Paragraphs texts={prose.paragraphs} />
        </div>
      </Section>
      <Expertise title={fill(words.expertise.title, values)} points={prose.expertise} />
      <Services title={fill(words.services.title, values)} services={prose.services} />
      <CityResults words={words.results} claims={results} />
      {testimonial && <CityQuote words={words.testimonial} testimonial={testimonial} />}
      <Closing words={words.closing} contact={company} values={values} />
    </>
  )
}

function Expertise({ title, points }: { title: string; points: Data['prose']['expertise'] }) {
  return (
    <Section id="expertise" title={title} className="city-expertise section wrap columns">
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <b>{point.title}</b> {point.text}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Services({ title, services }: { title: string; services: Data['prose']['services'] }) {
  return (
    <TintedSection id="services" title={title}>
      <ul className="six-cells">
        {services.map((service) => (
          <li key={service.title}>
            <h3>
              <a href={service.href}>{service.title}</a>
            </h3>
            <p>{service.text}</p>
          </li>
        ))}
      </ul>
    </TintedSection>
  )
}
