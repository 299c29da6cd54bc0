import type { ShownTestimonial } from '../collections/services/queries.ts'
import { Sample } from './Sample.tsx'

interface Props {
  title: string
  testimonial: ShownTestimonial
  /** The text below the name. */
  note: string
}

/** A single testimonial in a dark section. */
export function Quote({ title, testimonial: { content, name, practice, sample }, note }: Props) {
  return (
    <section className="room mt-0 phone:py-[clamp(2.5rem,5vw,5rem)] py-5" aria-labelledby="testimonial">
      <h2 id="testimonial" className="sr-only">
        {title}
      </h2>
      <figure className="wrap columns items-end gap-y-4">
        <blockquote className="quoted fold:col-[1/9] text-balance font-serif fold:text-title phone:text-head text-lede">
          {content}
        </blockquote>
        <figcaption className="fold:col-[10/13] grid gap-1">
          <b>{name}</b>
          <span>{practice}</span>
          <span className="note">
            {note} <Sample label={sample} />
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
