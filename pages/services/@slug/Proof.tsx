import './Proof.css'
import { BarDrawing } from '../../../renderer/components/BarDrawing.tsx'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface FiguresProps {
  title: string
  socialProof: string
  stats: Data['stats']
}

/** What we achieved, in a sentence and in figures. Those of claims that have a chart are drawn to scale. */
export function Figures({ title, socialProof, stats }: FiguresProps) {
  return (
    <section className="figures section wrap">
      <div className="columns">
        <h2 id="figures" className="label">
          {title}
        </h2>
        <p className="statement">{socialProof}</p>
      </div>
      <dl className="figures-list">
        {stats.map(({ number, label, chart, sample }) => (
          <div key={label}>
            <dt>
              {label} <Sample word={sample} />
            </dt>
            <dd>{number}</dd>
            {chart && (
              <dd className="figures-chart">
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

/** What owners say. The sheet sets the first large. */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  return (
    <section className="room testimonials" aria-labelledby="testimonials">
      <div className="wrap columns">
        <h2 id="testimonials" className="label">
          {words.title}
        </h2>
        {testimonials.map(({ name, practice, location, content, result, rating, treatment, sample }) => (
          <figure key={name} className="quotation">
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption>
              <p>
                <b>{name}</b>
                <br />
                {practice}, {location} <Sample word={sample} />
              </p>
              <dl>
                <dt>{words.result}</dt>
                <dd>{result}</dd>
                <dt>{words.treatment}</dt>
                <dd>{treatment}</dd>
              </dl>
              <p>{fill(words.rating, { rating })}</p>
            </figcaption>
          </figure>
        ))}
        <p className="note">{words.note}</p>
      </div>
    </section>
  )
}
