import { Sample } from '../../../../renderer/components/Sample.tsx'
import { Section } from '../../../../renderer/components/Section.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** Figures of our clients, each with its basis. */
export function CityResults({ title, claims }: { title: string; claims: Data['results'] }) {
  return (
    <Section
      id="results"
      title={title}
      className="wrap columns gap-y-4 phone:gap-y-6 phone:py-part py-8"
      titleClassName="max-phone:text-head fold:col-[1/5]"
    >
      <ul className="fold:col-[6/13] border-line border-t">
        {claims.map(({ id, value, counts, basis, sample }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-line border-b phone:py-3 py-2">
            <b className="even-figures min-w-22 font-normal font-serif text-head">{value}</b>
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

interface QuoteProps {
  words: Data['words']['testimonial']
  testimonial: NonNullable<Data['testimonial']>
}

/** What one owner says; the note says where that is. */
export function CityQuote({ words, testimonial }: QuoteProps) {
  const { content, name, practice, location, sample } = testimonial
  return (
    <section className="room mt-0 phone:py-[clamp(2.5rem,5vw,5rem)] py-7" aria-labelledby="testimonial">
      <h2 id="testimonial" className="sr-only">
        {words.title}
      </h2>
      <figure className="wrap columns items-end gap-y-6">
        <blockquote className="fold:col-[1/9] font-serif text-quote before:content-['“'/''] after:content-['”'/'']">
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
