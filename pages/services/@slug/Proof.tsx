import './Proof.css'
import { clsx } from 'clsx'
import { BarDrawing } from '../../../renderer/components/BarDrawing.tsx'
import { Basis } from '../../../renderer/components/Basis.tsx'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface FiguresProps {
  title: string
  socialProof: string
  boast: Data['boast']
  stats: Data['stats']
}

/** What we achieved, in a sentence and in figures. Those of claims that have a chart are drawn to scale. */
export function Figures({ title, socialProof, boast, stats }: FiguresProps) {
  return (
    <section className="section wrap">
      <div className="columns gap-y-6">
        <h2 id="figures" className="label">
          {title}
        </h2>
        <p className="fold:col-[1/12] font-display font-serif text-title/[1.16] tracking-[-0.02em]">{socialProof}</p>
        {boast && (
          <p className="note fold:col-[1/12]">
            <Basis boast={boast} />
          </p>
        )}
      </div>
      <dl className="figures">
        {stats.map(({ number, label, chart, sample }) => (
          <div key={label} className="figure">
            <dt className="order-1 max-w-76 text-pretty text-ink-soft">
              {label} <Sample word={sample} />
            </dt>
            <dd className="figure-number">{number}</dd>
            {/* On phones with room for the figure at the longer stem's end. */}
            {chart && (
              <dd className="order-2 mt-4 max-phone:pe-4">
                <BarDrawing {...chart} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

interface TestimonialsProps {
  words: Data['words']['testimonials']
  testimonials: Data['testimonials']
}

/** What owners say: the first large, the others two beside each other; one that is left over stands alone. */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  return (
    <section className="room" aria-labelledby="testimonials">
      <div className="wrap columns gap-y-[clamp(2rem,5vw,4.5rem)]">
        <h2 id="testimonials" className="label">
          {words.title}
        </h2>
        {testimonials.map((testimonial, index) => (
          <Quotation
            key={testimonial.name}
            words={words}
            testimonial={testimonial}
            place={placeOf(index, testimonials.length)}
          />
        ))}
        <p className="note fold:col-[1/8]">{words.note}</p>
      </div>
    </section>
  )
}

function placeOf(index: number, count: number) {
  if (index === 0) return 'first'
  if (index % 2 === 0) return 'right'
  return index === count - 1 ? 'alone' : 'left'
}

interface QuotationProps {
  words: TestimonialsProps['words']
  testimonial: Data['testimonials'][number]
  place: ReturnType<typeof placeOf>
}

function Quotation({ words, testimonial, place }: QuotationProps) {
  const { name, practice, location, content, result, rating, treatment, sample } = testimonial
  const isFirst = place === 'first'
  const isWide = isFirst || place === 'alone'
  return (
    <figure
      className={clsx(
        'quotation',
        !isFirst && 'quotation-more',
        isWide && 'fold:col-span-full fold:grid-cols-subgrid fold:gap-x-gap',
        place === 'left' && 'fold:col-[1/7]',
        place === 'right' && 'fold:col-[7/13]',
      )}
    >
      <blockquote
        className={clsx(
          'font-display font-serif',
          isFirst ? 'text-quote-large' : 'text-quote',
          isWide && 'fold:col-[1/10]',
        )}
      >
        <p>{content}</p>
      </blockquote>
      <figcaption className={isWide ? 'fold:col-[10/13]' : undefined}>
        <p>
          <b>{name}</b>
          <br />
          {practice}, {location} <Sample word={sample} />
        </p>
        <dl className="outcomes">
          <dt className="text-on-panel-soft">{words.result}</dt>
          <dd>{result}</dd>
          <dt className="mt-2 text-on-panel-soft">{words.treatment}</dt>
          <dd>{treatment}</dd>
        </dl>
        {/* Nobody gave the rating of a sample. */}
        {sample === undefined && <p>{fill(words.rating, { rating })}</p>}
      </figcaption>
    </figure>
  )
}
