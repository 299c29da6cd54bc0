import { BarDrawing } from '../../../renderer/components/BarDrawing.tsx'
import { CitationLink } from '../../../renderer/components/Links.tsx'
import { PlaceholderLabel } from '../../../renderer/components/PlaceholderLabel.tsx'
import type { Data } from './+data.ts'

const STAT_CLASSES =
  'md:row-span-3 flex-col gap-y-3 border-line border-t max-md:flex md:grid @large-letters:grid md:grid-rows-subgrid @large-letters:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @large-letters:gap-x-4 @large-letters:gap-y-0 md:pt-6 max-md:py-4'
const SECOND_COLUMN_CLASSES = '@large-letters:col-2 @large-letters:text-note/[1.5]'

/** Renders the social proof, a link to the sources of claims, and statistics. Only claims can have a chart. */
export function Stats({ copy, service, citation, stats }: Data) {
  return (
    <section className="section wrap">
      <div className="columns gap-y-6">
        <h2 id="figures" className="label">
          {copy.statsTitle}
        </h2>
        <p className="font-display font-serif text-h2/[1.16] tracking-[-0.02em] max-md:text-h3 lg:col-[1/12]">
          {service.socialProof}
        </p>
        {citation && (
          <p className="note lg:col-[1/12]">
            <CitationLink citation={citation} />
          </p>
        )}
      </div>
      <dl className="max-md:@container mt-[clamp(1.75rem,5vw,4.5rem)] gap-x-gap md:grid md:grid-cols-3">
        {stats.map(({ value, label, chart, placeholderLabel }) => (
          <div key={label} className={STAT_CLASSES}>
            <dt
              className={`order-1 @large-letters:row-[1/3] max-w-76 text-pretty text-ink-soft ${SECOND_COLUMN_CLASSES}`}
            >
              {label} <PlaceholderLabel label={placeholderLabel} />
            </dt>
            <dd className="lining font-light font-serif text-h2/none tracking-[-0.036em] @large-letters:[grid-area:1/1] max-md:whitespace-nowrap">
              {value}
            </dd>
            {chart && (
              <dd className="order-2 mt-4 @large-letters:text-note/[1.5] max-md:mt-2 max-md:pe-6">
                <BarDrawing {...chart} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
