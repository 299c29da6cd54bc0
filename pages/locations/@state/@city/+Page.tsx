import './utilities.css'
import { Basis } from '../../../../renderer/components/Basis.tsx'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Quote } from '../../../../renderer/components/Quote.tsx'
import { Section } from '../../../../renderer/components/Section.tsx'
import { formatCount } from '../../../../renderer/wording/format.ts'
import { interpolate } from '../../../../renderer/wording/interpolate.ts'
import type { Data } from './+data.ts'
import { CityHero } from './CityHero.tsx'
import { Differences, ZipCodes } from './CityTables.tsx'
import { Nearby } from './Nearby.tsx'
import { HEADING_CLASSES, HEADING_SIZE_CLASS, SECTION_CLASSES } from './sectionClasses.ts'

/** Renders a city's residents, ZIP codes, neighbors, and services. */
export function Page(data: Data) {
  const { copy, company, values, testimonial } = data
  return (
    <>
      <CityHero {...data} />
      <Note {...data} />
      <Expertise {...data} />
      <ZipCodes {...data} />
      <Differences {...data} />
      <Nearby {...data} />
      <Services {...data} />
      <Results {...data} />
      {testimonial && (
        <Quote
          title={copy.testimonial.title}
          testimonial={testimonial}
          note={interpolate(copy.testimonial.note, {
            treatment: testimonial.treatment,
            location: testimonial.location,
          })}
        />
      )}
      <Closing copy={copy.closing} contact={company} values={values} />
    </>
  )
}

function Note({ copy, values, city: { note } }: Data) {
  if (!note) return null
  return (
    <Section
      id="note"
      title={interpolate(copy.note.title, values)}
      className={SECTION_CLASSES}
      titleClassName={HEADING_CLASSES}
    >
      <p className="fold:col-[6/13] max-w-152 font-serif phone:text-name/[1.5] text-body/[1.38]">{note}</p>
    </Section>
  )
}

function Expertise({ copy: { expertise: copy }, values, reaches }: Data) {
  return (
    <Section
      id="expertise"
      title={interpolate(copy.title, values)}
      className={`${SECTION_CLASSES} items-baseline`}
      titleClassName={`${HEADING_SIZE_CLASS} fold:col-[1/8]`}
    >
      <ul className="fold:col-[1/13] fold:row-2 fold:mt-4 fold:grid fold:grid-cols-4 gap-x-gap border-line border-t">
        {reaches.map(({ miles, visits, people, industries }) => (
          <li
            key={miles}
            className="fold:block flex flex-wrap items-baseline gap-x-3 border-line fold:border-0 border-b phone:py-2 py-1.5 fold:pt-5"
          >
            <b className="basis-19 phone:basis-32 whitespace-nowrap font-normal font-serif phone:text-head text-name">
              {interpolate(copy.miles, { miles: String(miles) })}
            </b>
            <div className="fold:mt-3 flex-1 basis-36">
              {people !== undefined && (
                <span className="tabular max-phone:note-size fold:block">
                  {interpolate(copy.people, { people: formatCount(people) })}
                </span>
              )}{' '}
              <span className="note inline-block">{visits}</span>
              <ul className="fold:mt-3 fold:block flex flex-wrap gap-x-3">
                {industries.map(({ name, href }) => (
                  <li key={href}>
                    <a className="lights-up inline-block py-0.5 underline decoration-line" href={href}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p className="note fold:col-[8/13] fold:row-1 max-w-84">{interpolate(copy.note, values)}</p>
    </Section>
  )
}

function Services({ copy: { services }, values }: Data) {
  return (
    <section className="mt-6 phone:mt-part bg-paper-deep phone:py-[clamp(2.5rem,5vw,5rem)] py-10">
      <div className="wrap">
        <h2 id="services" className={HEADING_SIZE_CLASS}>
          {interpolate(services.title, values)}
        </h2>
        <ul className="mt-4 phone:mt-[clamp(2rem,3.5vw,3.5rem)] grid fold:grid-cols-3 grid-cols-2 gap-x-gap gap-y-[clamp(0.75rem,3vw,2.5rem)]">
          {services.cards.map((service) => (
            <li key={service.title} className="border-line border-t phone:pt-4 pt-3">
              <h3 className="phone:text-head text-name">
                <a className="lights-up underline decoration-line" href={service.to.slug}>
                  {service.title}
                </a>
              </h3>
              <p className="note mt-1">{interpolate(service.text, { city: values.city })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Results({ copy, results, citation }: Data) {
  return (
    <Section
      id="results"
      title={copy.results.title}
      className="wrap columns gap-y-3 phone:gap-y-6 phone:py-part py-10"
      titleClassName={HEADING_CLASSES}
    >
      <ul className="fold:col-[6/13] border-line border-t">
        {results.map(({ id, value, counts }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-line border-b phone:py-3 py-2">
            <b className="even-figures min-w-16 phone:min-w-36 font-light font-serif phone:text-title text-head">
              {value}
            </b>
            <p className="flex-1 basis-40 phone:basis-48">{counts}</p>
          </li>
        ))}
      </ul>
      <p className="note fold:col-[6/13]">
        {copy.results.note} {citation && <Basis citation={citation} />}
      </p>
    </Section>
  )
}
