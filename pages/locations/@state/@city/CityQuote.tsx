import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['testimonial']
  testimonial: NonNullable<Data['testimonial']>
}

/** The page's deep room: what one owner says, and that it is one owner. */
export function CityQuote({ copy, testimonial }: Props) {
  return (
    <section className="city-quote room" aria-labelledby="testimonial">
      <h2 id="testimonial" className="sr-only">
        {copy.title}
      </h2>
      <figure className="wrap columns">
        <blockquote>
          <p>{testimonial.content}</p>
        </blockquote>
        <figcaption>
          <b>{testimonial.name}</b>
          <span>
            {testimonial.practice}, {testimonial.location}
          </span>
          <span className="note">{testimonial.isSample ? copy.sample : copy.note}</span>
        </figcaption>
      </figure>
    </section>
  )
}
