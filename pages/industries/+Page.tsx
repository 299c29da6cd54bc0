import './utilities.css'
import { clsx } from 'clsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Buttons, CardLink } from '../../renderer/components/Links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { interpolate } from '../../renderer/wording/interpolate.ts'
import type { Data } from './+data.ts'
import { Mark } from './Mark.tsx'

/** Renders large cards for featured industries, and small ones for the others. */
export function Page({ copy, company, featured, others }: Data) {
  return (
    <>
      <PageHeader
        {...copy.hero}
        className="page-head items-end pt-top max-phone:gap-y-4"
        titleClassName="fold:col-[1/13]"
        textClassName="fold:col-[1/8]"
      >
        <Buttons primary={copy.closing.primary} className="buttons fold:col-[9/13]" />
      </PageHeader>
      <Section id="featured" title={copy.featured} className="wrap pt-[clamp(2rem,3.5vw,4rem)]" titleClassName="label">
        <Industries industries={featured} copy={copy} layout={COLUMN_LAYOUT} />
      </Section>
      <Section id="all" title={copy.all} className="section wrap">
        <Industries industries={others} copy={copy} layout={ROW_LAYOUT} />
      </Section>
      <Closing copy={copy.closing} contact={company} />
    </>
  )
}

const COLUMN_LAYOUT = {
  list: 'phone:mt-4 phone:grid phone:grid-cols-3 max-phone:[--d:12px]',
  line: '',
  card: 'max-phone:grid-cols-[9rem_minmax(0,1fr)] max-phone:items-end phone:content-start phone:gap-4',
  mark: '-ms-[min(22.5%,3.825rem)] w-[min(100%,17rem)] max-phone:-ms-6 max-phone:w-40',
  name: 'max-phone:col-2 max-phone:row-1 max-phone:pb-6 phone:mt-2 font-display text-title phone:pe-gap',
  text: 'phone:pe-gap max-phone:col-span-full',
}
const ROW_LAYOUT: typeof COLUMN_LAYOUT = {
  list: '[--d:9px]',
  line: 'col-span-full',
  card: 'max-phone:grid-cols-[7rem_minmax(0,1fr)] phone:grid-cols-[clamp(6rem,10vw,9rem)_minmax(0,1fr)] fold:grid-cols-[clamp(6rem,10vw,9rem)_minmax(0,4fr)_minmax(0,8fr)] items-end gap-x-gap phone:pt-8',
  mark: 'w-28 phone:w-[clamp(6rem,10vw,9rem)]',
  name: 'col-2 row-1 pb-6',
  text: 'fold:col-3 fold:row-1 fold:pb-6 max-fold:col-span-full max-fold:row-2 max-fold:mt-4 max-phone:mt-0',
}

type IndustriesProps = Pick<Data, 'copy'> & { industries: Data['featured']; layout: typeof COLUMN_LAYOUT }

function Industries({ industries, copy, layout }: IndustriesProps) {
  return (
    <ul className={layout.list}>
      {industries.map(({ href, name, description, icon, serviceCount: count }) => (
        <li key={href} className={clsx('group relative grid max-phone:gap-y-3 max-phone:pt-6', layout.card)}>
          <span className={clsx('row-1 [clip-path:inset(-1rem_0)] max-phone:col-span-full', layout.line)}>
            <Mark name={icon} className={layout.mark} />
          </span>
          <h3
            className={clsx('lights-up underline decoration-1 decoration-line underline-offset-[0.2em]', layout.name)}
          >
            <CardLink href={href}>{name}</CardLink>
          </h3>
          <p className={clsx('text-ink-soft', layout.text)}>
            {description}{' '}
            <span className="whitespace-nowrap text-ink">{interpolate(copy.serviceCount, { count })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
