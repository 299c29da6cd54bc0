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

/** What it is all about, the last row, is lit. */
const NAME = 'font-head font-serif text-[1.375rem]/[1.2] text-on-panel lining-nums tracking-[-0.012em]'

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
      <dl className="mt-7">
        {sum.rows.map(({ count, label }, index) => (
          <div
            key={label}
            className="group grid grid-cols-[1fr_auto] items-baseline gap-x-gap gap-y-[0.9rem] border-panel-line border-t pt-4 pb-6"
          >
            <dt className={NAME}>{isShare ? `${formatCount(count)} ${label}` : label}</dt>
            <dd className={index === sum.rows.length - 1 ? NAME : 'even-figures text-on-panel-soft'}>
              {isShare ? fill(words.share, { dollars: dollars[index] ?? '' }) : dollars[index]}
            </dd>
            <dd className="col-span-full">
              <svg
                className="w-full max-w-128 overflow-visible fill-none stroke-[0.28] stroke-on-panel-soft forced-color-adjust-none [stroke-linecap:round] group-last:stroke-[0.5] group-last:stroke-on-panel"
                aria-hidden="true"
                viewBox={`0 0 ${perLine} ${rows[index]?.lines}`}
              >
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
