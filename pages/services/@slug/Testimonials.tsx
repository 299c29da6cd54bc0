import type { ShownTestimonial } from '../../../renderer/collections/services/queries.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

type Copy = Data['copy']['testimonials']

interface Props {
  copy: Copy
  testimonials: ShownTestimonial[]
}

/** What owners say: the first set large, the others beside each other below it. */
export function Testimonials({ copy, testimonials }: Props) {
  return (
    <section className="room testimonials" aria-labelledby="testimonials">
      <div className="wrap columns">
        <h2 id="testimonials" className="label">
          {copy.title}
        </h2>
        {testimonials.map((testimonial) => (
          <Quotation key={testimonial.name} copy={copy} testimonial={testimonial} />
        ))}
        <p className="note">{copy.note}</p>
      </div>
    </section>
  )
}

function Quotation({ copy, testimonial }: { copy: Copy; testimonial: ShownTestimonial }) {
  const { name, practice, location, content, result, rating, treatment, isSample } = testimonial
  return (
    <figure className="quotation">
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <p>
          <b>{name}</b>
          <br />
          {practice}, {location}
        </p>
        <dl>
          <dt>{copy.result}</dt>
          <dd>{result}</dd>
          <dt>{copy.treatment}</dt>
          <dd>{treatment}</dd>
        </dl>
        <p>{fill(copy.rating, { rating })}</p>
        {isSample && <p className="note">{copy.sample}</p>}
      </figcaption>
    </figure>
  )
}
