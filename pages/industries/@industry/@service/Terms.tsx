import '../../terms.css'
import { formatDollars } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

export function Price({ copy: { terms: copy }, service: { price, providers } }: Data) {
  return (
    <dl className="phone:col-[1/7] phone:row-4">
      <dt className="note-size text-ink-soft">{copy.price}</dt>
      <dd className="terms-price">
        {price === undefined ? copy.custom : formatDollars(price)}{' '}
        {price !== undefined && <small className="beside-serif inline-block">{copy.perMonth}</small>}
      </dd>
      {providers && <dd className="note">{providers}</dd>}
    </dl>
  )
}

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

export function Terms({ copy: { terms: copy }, term, service: { time } }: Data) {
  return (
    <dl className="fold:col-[1/5] grid gap-6 phone:max-fold:grid-cols-2">
      <div>
        <dt className="note-size text-ink-soft">{copy.time}</dt>
        <dd className="terms-text">{time}</dd>
      </div>
      <div>
        <dt className="note-size text-ink-soft">{copy.term}</dt>
        <dd className="terms-text">{term}</dd>
      </div>
    </dl>
  )
}
