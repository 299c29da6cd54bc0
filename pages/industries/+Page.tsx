import './utilities.css'
import './marks.css'
import { clsx } from 'clsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Buttons, CardLink } from '../../renderer/components/Links.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { countableDots } from '../../renderer/drawing/dots.ts'
import { fill } from '../../renderer/wording/fill.ts'
import { listText } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Mark } from './Mark.tsx'

/** `/industries`: one line that draws every specialty; those we know best as columns, all others as rows. */
export function Page({ words, company, featured, others }: Data) {
  const names = (industries: Data['featured']) => listText(industries.map(({ name }) => name))
  const all = [...featured, ...others]
  return (
    <>
      <PageHead {...words.hero}>
        <Buttons primary={words.closing.primary} className="buttons fold:col-[7/13]" />
      </PageHead>
      <div
        className="frieze mt-[clamp(2.5rem,5vw,5rem)] grid grid-cols-10 [--d:9px] max-phone:grid-cols-5 max-phone:gap-y-4"
        role="img"
        aria-label={fill(words.drawing, { names: names(all) })}
      >
        {all.map(({ href, icon }) => (
          <Mark key={href} name={icon} className="w-full" />
        ))}
      </div>
      <Section id="featured" title={words.featured} className="section wrap">
        <Industries industries={featured} words={words} places={COLUMNS} />
      </Section>
      <Section id="all" title={words.all} className="section wrap columns" titleClassName="fold:col-[1/7]">
        <p className="fold:col-[7/13] mt-4 fold:self-end text-ink-soft">
          {fill(words.others, { featured: names(featured) })}
        </p>
        <Industries industries={others} words={words} places={ROWS} />
      </Section>
      <Closing words={words.closing} contact={company} line={<WaitingLine />} />
    </>
  )
}

/** Featured ones in columns, one line under all three. */
const COLUMNS = {
  list: 'mt-[clamp(1.5rem,3vw,2.5rem)] phone:grid phone:grid-cols-3 max-phone:space-y-6',
  card: 'grid-cols-1 grid-rows-[auto_auto_1fr_auto] content-start gap-4 pb-8',
  mark: 'w-[min(100%,22rem)] max-phone:w-[min(11rem,100%)]',
  name: 'mt-2 font-display text-title phone:pe-gap',
  text: 'phone:pe-gap',
  count: 'phone:pe-gap',
}
/** All others in rows, whose rule runs under all four columns. */
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
    <ul className={clsx('fold:col-span-full', places.list)}>
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
          <Badge text={fill(words.serviceCount, { count })} count={count} places={places} />
        </li>
      ))}
    </ul>
  )
}

/** How many services there are: a point for each, and in words where there is room. */
function Badge({ text, count, places }: { text: string; count: number; places: typeof COLUMNS }) {
  return (
    <p className={clsx('note flex items-center gap-[0.6rem] whitespace-nowrap', places.count)}>
      <svg
        className="h-[0.7rem] w-14 flex-none fill-none stroke-[0.4] stroke-ink-soft [stroke-linecap:round]"
        viewBox={`0 0 ${count} 1`}
        aria-hidden="true"
      >
        <path d={countableDots([count]).rows[0]?.path} />
      </svg>
      <span>{text}</span>
    </p>
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
