import './utilities.css'
import { clsx } from 'clsx'
import { Buttons, CardTitle } from '../../renderer/components/Links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { ClosingSection, Section } from '../../renderer/components/Sections.tsx'
import { interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Mark } from './Mark.tsx'

/** Renders large cards in columns for featured industries, and small ones in rows for the rest. */
export function Page({ copy, company, featuredIndustries, otherIndustries }: Data) {
  return (
    <>
      <PageHeader
        {...copy.hero}
        className="page-header items-end pt-top max-md:gap-y-4"
        titleClassName="lg:col-[1/13]"
        textClassName="lg:col-[1/8]"
      >
        <Buttons primary={copy.closing.primaryButton} className="buttons lg:col-[9/13]" />
      </PageHeader>
      <Section
        id="featured"
        title={copy.featuredTitle}
        className="wrap pt-[clamp(2rem,3.5vw,4rem)]"
        titleClassName="label"
      >
        <Industries industries={featuredIndustries} copy={copy} layoutClasses={COLUMN_CLASSES} />
      </Section>
      <Section id="all" title={copy.otherIndustriesTitle}>
        <Industries industries={otherIndustries} copy={copy} layoutClasses={ROW_CLASSES} />
      </Section>
      <ClosingSection copy={copy.closing} contact={company} />
    </>
  )
}

const COLUMN_CLASSES = {
  list: 'md:mt-4 md:grid md:grid-cols-3 max-md:[--dot-size:12px]',
  line: '',
  card: 'max-md:grid-cols-[9rem_minmax(0,1fr)] max-md:items-end md:content-start md:gap-4',
  mark: '-ms-[min(22.5%,3.825rem)] w-[min(100%,17rem)] max-md:-ms-6 max-md:w-40',
  name: 'max-md:col-2 max-md:row-1 max-md:pb-6 md:mt-2 font-display text-h2 md:pe-gap',
  text: 'md:pe-gap max-md:col-span-full',
}
const ROW_CLASSES: typeof COLUMN_CLASSES = {
  list: '[--dot-size:9px]',
  line: 'col-span-full',
  card: 'max-md:grid-cols-[7rem_minmax(0,1fr)] md:grid-cols-[clamp(6rem,10vw,9rem)_minmax(0,1fr)] lg:grid-cols-[clamp(6rem,10vw,9rem)_minmax(0,4fr)_minmax(0,8fr)] items-end gap-x-gap md:pt-8',
  mark: 'w-28 md:w-[clamp(6rem,10vw,9rem)]',
  name: 'col-2 row-1 pb-6',
  text: 'lg:col-3 lg:row-1 lg:pb-6 max-lg:col-span-full max-lg:row-2 max-lg:mt-4 max-md:mt-0',
}

type IndustriesProps = Pick<Data, 'copy'> & { industries: Data['otherIndustries']; layoutClasses: typeof ROW_CLASSES }

function Industries({ industries, copy, layoutClasses }: IndustriesProps) {
  return (
    <ul className={layoutClasses.list}>
      {industries.map(({ href, name, description, icon, serviceCount: count }) => (
        <li key={href} className={clsx('group relative grid max-md:gap-y-3 max-md:pt-6', layoutClasses.card)}>
          <span className={clsx('row-1 [clip-path:inset(-1rem_0)] max-md:col-span-full', layoutClasses.line)}>
            <Mark name={icon} className={layoutClasses.mark} />
          </span>
          <CardTitle
            href={href}
            title={name}
            className={`underline decoration-1 decoration-line underline-offset-[0.2em] ${layoutClasses.name}`}
          />
          <p className={clsx('text-ink-soft', layoutClasses.text)}>
            {description}{' '}
            <span className="whitespace-nowrap text-ink">{interpolate(copy.serviceCount, { count })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
