import './utilities.css'
import './marks.css'
import { clsx } from 'clsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Buttons, CardLink } from '../../renderer/components/Links.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { Mark } from './Mark.tsx'

/** `/industries`: those we know best as columns, all others as rows, each beside its mark. */
export function Page({ words, company, featured, others }: Data) {
  return (
    <>
      <PageHead {...words.hero}>
        <Buttons primary={words.closing.primary} className="buttons fold:col-[7/13]" />
      </PageHead>

      <Section id="featured" title={words.featured} className="section wrap">
        <Industries industries={featured} words={words} places={COLUMNS} />
      </Section>
      <Section id="all" title={words.all} className="section wrap">
        <Industries industries={others} words={words} places={ROWS} />
      </Section>
      <Closing words={words.closing} contact={company} line={<WaitingLine />} />
    </>
  )
}

const COLUMNS = {
  list: 'mt-[clamp(1.5rem,3vw,2.5rem)] phone:grid phone:grid-cols-3 max-phone:space-y-6',
  card: 'grid-cols-1 grid-rows-[auto_auto_1fr_auto] content-start gap-4 pb-8',
  mark: 'w-[min(100%,22rem)] max-phone:w-[min(11rem,100%)]',
  name: 'mt-2 font-display text-title phone:pe-gap',
  text: 'phone:pe-gap',
  count: 'phone:pe-gap',
}
const ROWS: typeof COLUMNS = {
  list: '[--d:9px]',
  card: 'grid-cols-[clamp(6rem,10vw,9rem)_minmax(0,1fr)] fold:grid-cols-[clamp(6rem,10vw,9rem)_minmax(0,4fr)_minmax(0,7fr)_auto] items-end gap-x-gap pt-8',
  mark: 'w-[clamp(6rem,10vw,9rem)]',
  name: 'col-2 row-1 pb-7',
  text: 'fold:col-3 fold:row-1 fold:pb-7 max-fold:col-span-full max-fold:row-2 max-fold:mt-4 max-fold:pb-3',
  count: 'pb-7 fold:col-4 fold:row-1 max-fold:col-span-full max-fold:row-3',
}

/** Each mark stands on the rule of its card, which goes on from it. */
function Industries({
  industries,
  words,
  places,
}: {
  industries: Data['featured']
  words: Data['words']
  places: typeof COLUMNS
}) {
  return (
    <ul className={places.list}>
      {industries.map(({ href, name, description, icon, serviceCount: count }) => (
        <li key={href} className={clsx('group relative grid', places.card)}>
          <span className={clsx('[clip-path:inset(-1rem_0)]', places === ROWS && 'col-span-full row-1')}>
            <Mark name={icon} goesOn className={places.mark} />
          </span>
          <h3
            className={clsx('lights-up underline decoration-1 decoration-line underline-offset-[0.2em]', places.name)}
          >
            <CardLink href={href}>{name}</CardLink>
          </h3>
          <p className={clsx('text-ink-soft', places.text)}>{description}</p>
          <p className={clsx('note whitespace-nowrap', places.count)}>{fill(words.serviceCount, { count })}</p>
        </li>
      ))}
    </ul>
  )
}

/** A line that waits for a mark that is not drawn yet: its light is there. */
function WaitingLine() {
  return (
    <div className="relative mt-[clamp(4rem,9vw,9rem)] border-t-[1.25px]">
      <span className="lume" />
    </div>
  )
}
