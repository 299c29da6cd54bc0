import type { LabeledTestimonial } from '../collections/services/definition.ts'
import { interpolate } from '../wording/format.ts'
import { PlaceholderLabel } from './PlaceholderLabel.tsx'
import { Section } from './Sections.tsx'

type Props = { copy: { title: string; note: string }; testimonial: LabeledTestimonial & { serviceTitle?: string } }

/** Renders a single testimonial in a dark section. The note comes after the practice. Pass `serviceTitle` if it has the token `{service}`. */
export function Quote({ copy, testimonial }: Props) {
  const { content, name, practice, treatment, location, serviceTitle = '', placeholderLabel } = testimonial
  return (
    <Section
      id="testimonial"
      title={copy.title}
      className="panel mt-0 py-5 md:py-[clamp(2.5rem,5vw,5rem)]"
      titleClassName="sr-only"
    >
      <figure className="wrap columns items-end gap-y-4">
        <blockquote className="quoted text-balance font-serif text-lede md:text-h3 lg:col-[1/9] lg:text-h2">
          {content}
        </blockquote>
        <figcaption className="grid gap-1 lg:col-[10/13]">
          <b>{name}</b>
          <span>{practice}</span>
          <span className="note">
            {interpolate(copy.note, { treatment, location, service: serviceTitle })}{' '}
            <PlaceholderLabel label={placeholderLabel} />
          </span>
        </figcaption>
      </figure>
    </Section>
  )
}
