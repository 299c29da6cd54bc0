import './CityProof.css'
import { clsx } from 'clsx'
import { BarDrawing } from '../../../../renderer/components/BarDrawing.tsx'
import { Sample } from '../../../../renderer/components/Sample.tsx'
import { Section } from '../../../../renderer/components/Section.tsx'
import { StackingTable } from '../../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'

interface ResultsProps {
  words: Data['words']['results']
  claims: Data['results']
}

/** Figures with their basis. On phones the head is hidden, so each basis carries its column's name. */
export function CityResults({ words: { title, caption, columns }, claims }: ResultsProps) {
  const head = (
    <>
      <th scope="col">{columns.figure}</th>
      <th scope="col">{columns.counts}</th>
      <th scope="col">{columns.basis}</th>
    </>
  )
  return (
    <Section id="results" title={title} className="section wrap columns gap-y-8" titleClassName="fold:col-[1/4]">
      <StackingTable className="city-results fold:col-[4/13] w-full self-start" caption={caption} head={head}>
        {claims.map(({ id, value, counts, basis, drawing, sample }) => (
          <tr key={id}>
            <th scope="row">{value}</th>
            <td>
              {counts}
              {drawing && <BarDrawing {...drawing} />}
            </td>
            <td className="city-results-basis" data-label={columns.basis}>
              {basis} <Sample word={sample} />
            </td>
          </tr>
        ))}
      </StackingTable>
    </Section>
  )
}

interface QuoteProps {
  words: Data['words']['testimonial']
  testimonial: NonNullable<Data['testimonial']>
}

/** More letters are set a step smaller. */
const LONG_QUOTE = 90

/** What one owner says; the note says that it is one. */
export function CityQuote({ words, testimonial }: QuoteProps) {
  const { content, name, practice, location, sample } = testimonial
  return (
    <section className="room" aria-labelledby="testimonial">
      <h2 id="testimonial" className="sr-only">
        {words.title}
      </h2>
      <figure className="wrap columns items-end gap-y-12">
        {/* Longer words are set smaller: no quotation is higher than a window. */}
        <blockquote
          className={clsx(
            'fold:col-[1/10] font-display font-serif',
            content.length > LONG_QUOTE
              ? 'text-title/[1.14] tracking-[-0.02em]'
              : 'text-display/[1.04] tracking-[-0.028em]',
          )}
        >
          <p className="city-quote relative fold:text-balance">{content}</p>
        </blockquote>
        <figcaption className="fold:col-[10/13] grid gap-[0.15rem]">
          <b>{name}</b>
          <span className="text-on-panel-soft">
            {practice}, {location} <Sample word={sample} />
          </span>
          <span className="note mt-4">{words.note}</span>
        </figcaption>
      </figure>
    </section>
  )
}
