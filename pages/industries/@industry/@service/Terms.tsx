import '../../terms.css'
import { formatDollars } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** What it costs, as the page's figure. */
export function Price({ words: { terms: words }, service: { price, providers } }: Data) {
  return (
    <dl className="phone:col-[1/7] phone:row-4">
      <dt className="note-size text-ink-soft">{words.price}</dt>
      <dd className="terms-price">
        {price === undefined ? words.custom : formatDollars(price)}{' '}
        {price !== undefined && <small className="beside-serif inline-block">{words.perMonth}</small>}
      </dd>
      {providers && <dd className="note">{providers}</dd>}
    </dl>
  )
}

/** The steps of the work, as points on the line that the mark stands on; phones have them below each other. */
export function Steps({ steps }: Data) {
  return (
    <ol className="points terms-steps wrap">
      {steps.map(({ title, timeline }) => (
        <li key={title}>
          <b className="font-head font-serif text-step">{title}</b> <span className="note">{timeline}</span>
        </li>
      ))}
    </ol>
  )
}

/** When it shows, and for how long one signs. */
export function Terms({ words: { terms: words }, term, service: { time } }: Data) {
  return (
    <dl className="fold:col-[1/5] grid gap-6 phone:max-fold:grid-cols-2">
      <div>
        <dt className="note-size text-ink-soft">{words.time}</dt>
        <dd className="terms-text">{time}</dd>
      </div>
      <div>
        <dt className="note-size text-ink-soft">{words.term}</dt>
        <dd className="terms-text">{term}</dd>
      </div>
    </dl>
  )
}
