import { clsx } from 'clsx'
import { spanOf, unitOf } from '../../../renderer/collections/services/process.ts'
import { Items } from '../../../renderer/components/Lists.tsx'
import { rounded } from '../../../renderer/drawing/rounding.ts'
import { DAYS, type Position, sequence } from '../../../renderer/drawing/sequence.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { TimeStair } from './TimeStair.tsx'

interface Props {
  words: Data['words']['process']
  steps: Data['process']
}

const timed = (steps: Props['steps']) =>
  sequence(
    steps.map((step) => ({ ...step, ...spanOf(step) })),
    unitOf(steps),
  )

/** The time stands below the title, and before it where there is room. */
const HEAD =
  'discloses max-phone:py-4 fold:unfolded:grid fold:unfolded:grid-cols-[34%_minmax(0,1fr)] items-baseline fold:unfolded:gap-0 phone:pt-[clamp(1.25rem,2vw,1.75rem)]'
const TEXT = 'max-w-152 fold:unfolded:ms-[34%]'

/** The steps in words. On phones their rules show when each happens: there the page has no other drawing of it. */
export function Process({ words, steps }: Props) {
  return (
    <section className="section wrap columns">
      <h2 id="process" className="fold:sticky fold:top-26 fold:col-[1/5] fold:self-start">
        {words.title}
      </h2>
      <ol className="rows fold:col-[5/13] fold:mt-1 mt-[clamp(1.5rem,5vw,4.5rem)]">
        {timed(steps).steps.map(({ step, title, description, details, timeline, ...position }) => (
          <li key={step} className="relative">
            <Rule {...position} />
            <details className="phone-fold">
              <summary className={HEAD}>
                <h3 className="grid fold:unfolded:contents gap-y-1">
                  <span className="fold:unfolded:col-2">{title}</span>{' '}
                  <span className="step-time fold:unfolded:pe-5 fold:unfolded:[grid-area:1/1]">{timeline}</span>
                </h3>
              </summary>
              <p className={clsx(TEXT, 'phone:mt-[0.6rem]')}>{description}</p>
              <Items texts={details} className={clsx(TEXT, 'step-details')} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A step's part of the whole time, on the rule above its name. */
function Rule({ start, end, isLit }: Position) {
  const x = `${rounded(start * 100)}%`
  return (
    <svg
      className={clsx('drawn absolute phone:hidden h-px w-full overflow-visible print:hidden', isLit && 'drawn-lit')}
      aria-hidden="true"
    >
      <line x1={x} x2={`${rounded(end * 100)}%`} />
      <circle cx={x} />
    </svg>
  )
}

/** What follows, and when: the picture that the page opens with where it is wide. */
export function ProcessDrawing({ words, steps }: Props) {
  const unit = unitOf(steps)
  const spans = steps.map((step) => ({ title: step.title, timeline: step.timeline, ...spanOf(step) }))
  const told = steps.map(({ title, timeline }) => `${title}: ${timeline}`).join('; ')
  return (
    <div className="wrap overflow-x-clip print:flow-root print:break-inside-avoid">
      <TimeStair
        steps={spans}
        ticks={timed(steps).ticks.map((tick) => ({ ...tick, days: tick.count * DAYS[unit] }))}
        unit={words[unit]}
        text={fill(words.drawing, { steps: told })}
      />
    </div>
  )
}
