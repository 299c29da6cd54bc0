import { clsx } from 'clsx'
import { spanOf, unitOf } from '../../../renderer/collections/services/process.ts'
import { Items } from '../../../renderer/components/Lists.tsx'
import { DAYS, sequence } from '../../../renderer/drawing/sequence.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { SequenceDownward } from './Sequence.tsx'
import { TimeStair } from './TimeStair.tsx'

interface Props {
  words: Data['words']['process']
  steps: Data['process']
}

/** The time stands at the end of the title's line, below it where letters are large, and before it where there is room. */
const STEP =
  '@large-letters:grid grid-cols-[minmax(0,1fr)_fit-content(42%)] fold:grid-cols-[34%_minmax(0,1fr)] items-baseline gap-x-4 fold:gap-x-0 pt-[clamp(1.25rem,2vw,1.75rem)] pb-[clamp(1.4rem,2.2vw,2rem)]'
const TIME =
  'max-fold:@large-letters:text-end text-ink-soft tabular-nums fold:[grid-area:1/1] fold:pe-5 max-fold:[grid-area:1/2]'
const TEXT = 'max-w-152 fold:col-2 max-fold:col-span-full'

/** The steps in words. */
export function Process({ words, steps }: Props) {
  return (
    <section className="section wrap columns">
      <div className="stays-beside fold:col-[1/5]">
        <h2 id="process">{words.title}</h2>
        <p className="mt-6 max-w-88 text-ink-soft">{words.text}</p>
      </div>
      <ol className="rows not-print:@container fold:col-[5/13] fold:mt-1 mt-[clamp(1.75rem,5vw,4.5rem)]">
        {steps.map(({ step, title, description, details, timeline }) => (
          <li key={step} className={STEP}>
            <h3 className="fold:col-2">{title}</h3>
            <p className={TIME}>{timeline}</p>
            <p className={clsx(TEXT, 'mt-[0.6rem]')}>{description}</p>
            <Items
              texts={details}
              className={clsx(
                TEXT,
                'mt-[clamp(0.6rem,1.2vw,1rem)] grid list-disc gap-[clamp(0.2rem,0.5vw,0.4rem)] ps-[1.1rem] text-ink-soft leading-[1.5]',
              )}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What follows, and when: the picture that the page opens with. On small screens time runs down. */
export function ProcessDrawing({ words, steps }: Props) {
  const unit = unitOf(steps)
  const timed = steps.map((step) => ({ title: step.title, timeline: step.timeline, ...spanOf(step) }))
  const told = steps.map(({ title, timeline }) => `${title}: ${timeline}`).join('; ')
  const drawing = { ...sequence(timed, unit), unit: words[unit], text: fill(words.drawing, { steps: told }) }
  return (
    <div className="wrap overflow-x-clip print:flow-root print:break-inside-avoid">
      <TimeStair
        {...drawing}
        steps={timed}
        ticks={drawing.ticks.map((tick) => ({ ...tick, days: tick.count * DAYS[unit] }))}
      />
      <div className="@container mt-10 phone:hidden">
        <SequenceDownward {...drawing} />
      </div>
    </div>
  )
}
