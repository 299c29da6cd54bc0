import '../sum.css'
import { dollarsOf } from '../../../renderer/collections/industries/sum.ts'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { countableDots } from '../../../renderer/drawing/dots.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount, formatDollars } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

interface Props {
  sum: Data['industry']['sum']
  words: Data['words']['sum']
  sample: Data['sumSample']
}

/** A worked example that one can count: a dot for each of its people, or for so many of its dollars. */
export function WorkedSum({ sum, words, sample }: Props) {
  const { perLine, rows } = countableDots(sum.rows.map(({ count }) => count))
  const dollars = dollarsOf(sum).map(formatDollars)
  const isShare = sum.spend !== undefined
  return (
    <section className="mt-[clamp(2.5rem,5vw,4.5rem)]" aria-labelledby="sum">
      <h3 id="sum">{sum.title}</h3>
      <p className="mt-3 max-w-128 text-on-panel-soft">
        {sum.text} <Sample word={sample} />
      </p>
      <dl className="sum mt-7">
        {sum.rows.map(({ count, label }, index) => (
          <div key={label}>
            <dt>{isShare ? `${formatCount(count)} ${label}` : label}</dt>
            <dd>{isShare ? fill(words.share, { dollars: dollars[index] ?? '' }) : dollars[index]}</dd>
            <dd>
              <svg aria-hidden="true" viewBox={`0 0 ${perLine} ${rows[index]?.lines}`}>
                <path d={rows[index]?.path} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note mt-3 max-w-128">
        {sum.dot} {words.note}
      </p>
    </section>
  )
}
