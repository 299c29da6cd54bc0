import { formatDollars } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

export function Price({ copy: { terms: copy }, service: { price, providers } }: Data) {
  return (
    <dl className="phone:col-[1/7] phone:row-4">
      <dt className="note-size text-ink-soft">{copy.price}</dt>
      <dd className="ms-[-0.04em] mt-[0.15em] mb-[0.1em] font-light font-serif text-display/none tracking-[-0.036em]">
        {price === undefined ? copy.custom : formatDollars(price)}{' '}
        {price !== undefined && <small className="beside-serif inline-block">{copy.perMonth}</small>}
      </dd>
      {providers && <dd className="note">{providers}</dd>}
    </dl>
  )
}

export function Steps({ steps }: Data) {
  return (
    <ol className="points wrap mt-6 phone:mt-0 phone:grid phone:grid-cols-5 [--d:8px] [--x:7px] [--y:0.75rem] phone:[--x:4px] phone:[--y:0px]">
      {steps.map(({ title, timeline }) => (
        <li
          key={title}
          className="grid content-start phone:py-0 phone:ps-0 ps-7 phone:pe-gap phone:pt-[1.1rem] pb-[1.1rem] phone:after:hidden phone:last:pe-0 last:after:hidden"
        >
          <b className="font-head font-serif text-step">{title}</b> <span className="note">{timeline}</span>
        </li>
      ))}
    </ol>
  )
}

const TEXT = 'lining mt-[0.4rem] font-head font-serif text-[1.375rem]/[1.3] tracking-[-0.01em]'

export function Terms({ copy: { terms: copy }, term, service: { time } }: Data) {
  return (
    <dl className="fold:col-[1/5] grid gap-6 phone:max-fold:grid-cols-2">
      <div>
        <dt className="note-size text-ink-soft">{copy.time}</dt>
        <dd className={TEXT}>{time}</dd>
      </div>
      <div>
        <dt className="note-size text-ink-soft">{copy.term}</dt>
        <dd className={TEXT}>{term}</dd>
      </div>
    </dl>
  )
}
