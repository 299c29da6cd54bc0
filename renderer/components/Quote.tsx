import type { LabeledTestimonial } from '../collections/services/queries.ts'
import { Sample } from './Sample.tsx'

interface Props {
  title: string
  testimonial: LabeledTestimonial
  /** The text below the name. */
  note: string
}

/** A single testimonial in a dark section. */
export function Quote({ title, testimonial: { content, name, practice, sampleLabel }, note }: Props) {
  return (
    <section className="panel mt-0 py-5 md:py-[clamp(2.5rem,5vw,5rem)]" aria-labelledby="testimonial">
      <h2 id="testimonial" className="sr-only">
        {title}
      </h2>
      <figure className="wrap columns items-end gap-y-4">
        <blockquote className="quoted text-balance font-serif text-lede md:text-h3 lg:col-[1/9] lg:text-h2">
          {content}
        </blockquote>
        <figcaption className="grid gap-1 lg:col-[10/13]">
          <b>{name}</b>
          <span>{practice}</span>
          <span className="note">
            {note} <Sample label={sampleLabel} />
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
