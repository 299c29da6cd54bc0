import { clsx } from 'clsx'

interface Fact {
  label: string
  value: string
  /** Where the value comes from, where we claim it. */
  basis?: string
}

/** Figures of a place, each under its label. */
export function Facts({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={clsx('facts', className)}>
      {facts.map(({ label, value, basis }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {basis && <dd className="facts-basis">{basis}</dd>}
        </div>
      ))}
    </dl>
  )
}
