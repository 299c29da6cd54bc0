import { clsx } from 'clsx'
import { PlaceholderLabel } from '../../../renderer/components/PlaceholderLabel.tsx'
import { interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Renders the first testimonial large, and the rest in two columns. On phones, the rest is collapsed. */
export function Testimonials({ copy: { testimonials: testimonialsCopy }, testimonials }: Data) {
  return (
    <section className="panel" aria-labelledby="testimonials">
      <div className="wrap columns gap-y-[clamp(2rem,5vw,4.5rem)]">
        <h2 id="testimonials" className="label">
          {testimonialsCopy.title}
        </h2>
        {testimonials.map((testimonial, index) => {
          const position = getPosition(index, testimonials.length)
          const quotation = (
            <Quotation key={testimonial.name} copy={testimonialsCopy} testimonial={testimonial} position={position} />
          )
          return position === 'first' ? (
            quotation
          ) : (
            <details key={testimonial.name} className="phone-fold unfolded:contents unfolded:details-content:contents">
              <summary className="disclosure unfolded:hidden border-panel-line border-y py-3">
                {testimonial.name}, {testimonial.practice}
              </summary>
              {quotation}
            </details>
          )
        })}
        <p className="note lg:col-[1/8]">{testimonialsCopy.note}</p>
      </div>
    </section>
  )
}

function getPosition(index: number, count: number) {
  if (index === 0) return 'first'
  if (index % 2 === 0) return 'right'
  return index === count - 1 ? 'alone' : 'left'
}

const LINE_BREAK_CLASS = 'max-md:after:block'

type Position = ReturnType<typeof getPosition>
type Props = { copy: Data['copy']['testimonials']; testimonial: Data['testimonials'][number]; position: Position }

function Quotation({ copy, testimonial, position }: Props) {
  const { name, practice, location, content, result, rating, treatment, placeholderLabel } = testimonial
  const isFirst = position === 'first'
  const isWide = isFirst || position === 'alone'
  return (
    <figure
      className={clsx(
        'col-span-full grid grid-cols-1 content-start items-baseline gap-[clamp(0.9rem,2.2vw,1.75rem)]',
        !isFirst && 'border-panel-line pt-[clamp(1.5rem,2.5vw,2rem)] md:border-t print:mt-4',
        isWide && 'lg:col-span-full lg:grid-cols-subgrid lg:gap-x-gap',
        position === 'left' && 'lg:col-[1/7]',
        position === 'right' && 'lg:col-[7/13]',
      )}
    >
      <blockquote
        className={clsx(
          'font-display font-serif',
          isFirst ? 'max-md:text-h3 md:text-h2' : 'text-h3 max-md:text-lede',
          isWide && 'lg:col-[1/9]',
        )}
      >
        <p className="quoted">{content}</p>
      </blockquote>
      <figcaption className={clsx('grid gap-[0.9rem] text-note/[1.5] max-md:gap-2', isWide && 'lg:col-[10/13]')}>
        <p>
          <b>{name}</b>
          <br />
          {practice}, {location} <PlaceholderLabel label={placeholderLabel} />
        </p>
        <dl className="max-md:*:inline">
          <dt className="text-ink-soft max-md:me-[0.4em]">{copy.result}</dt>
          <dd className={LINE_BREAK_CLASS}>{result}</dd>
          <dt className="mt-2 text-ink-soft max-md:me-[0.4em]">{copy.treatment}</dt>
          <dd className={LINE_BREAK_CLASS}>{treatment}</dd>
        </dl>
        {placeholderLabel === undefined && <p>{interpolate(copy.rating, { rating })}</p>}
      </figcaption>
    </figure>
  )
}
