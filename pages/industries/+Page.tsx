import './utilities.css'
import './industries.css'
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
        <Buttons primary={words.closing.primary} />
      </PageHead>
      <div
        className="frieze mt-[clamp(2.5rem,5vw,5rem)] grid grid-cols-10 max-phone:grid-cols-5 max-phone:gap-y-4"
        role="img"
        aria-label={fill(words.drawing, { names: names(all) })}
      >
        {all.map(({ href, icon }) => (
          <Mark key={href} name={icon} className="w-full overflow-visible" />
        ))}
      </div>
      <Section id="featured" title={words.featured} className="section wrap">
        <Industries industries={featured} serviceCount={words.serviceCount} shape="columns" />
      </Section>
      <Section id="all" title={words.all} className="section wrap columns" titleClassName="fold:col-[1/7]">
        <p className="fold:col-[7/13] mt-4 fold:self-end text-ink-soft">
          {fill(words.others, { featured: names(featured) })}
        </p>
        <Industries industries={others} serviceCount={words.serviceCount} shape="rows" />
      </Section>
      <Closing words={words.closing} contact={company} line={<WaitingLine />} />
    </>
  )
}

interface IndustriesProps {
  industries: Data['featured']
  /** The badge's words: `{count} services`. */
  serviceCount: string
  shape: 'columns' | 'rows'
}

/** Each mark stands on the rule of its card. */
function Industries({ industries, serviceCount, shape }: IndustriesProps) {
  const isRows = shape === 'rows'
  return (
    <ul
      className={clsx(
        'industries fold:col-span-full',
        isRows ? 'industries-rows' : 'industries-columns mt-[clamp(1.5rem,3vw,2.5rem)]',
      )}
    >
      {industries.map(({ href, name, description, icon, serviceCount: count }) => (
        <li key={href} className="group relative">
          <span className="industry-mark">
            <Mark
              name={icon}
              goesOn
              className={clsx(
                'overflow-visible',
                isRows ? 'w-[clamp(6rem,10vw,9rem)]' : 'w-[min(100%,22rem)] max-phone:w-[min(11rem,100%)]',
              )}
            />
          </span>
          <h3 className={clsx('lights-up', !isRows && 'mt-2 font-display text-title')}>
            <CardLink href={href}>{name}</CardLink>
          </h3>
          <p className="text-ink-soft">{description}</p>
          <Badge text={fill(serviceCount, { count })} count={count} />
        </li>
      ))}
    </ul>
  )
}

/** How many services there are: a point for each, and in words where there is room. */
function Badge({ text, count }: { text: string; count: number }) {
  return (
    <p className="industry-count note flex items-center gap-[0.6rem] whitespace-nowrap">
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
    <div className="relative mt-[clamp(4rem,9vw,9rem)]! border-ink border-t-[1.25px]">
      <span className="lume left-[91.5%]" />
    </div>
  )
}
