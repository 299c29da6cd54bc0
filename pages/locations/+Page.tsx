import './utilities.css'
import './locations.css'
import { Finder } from '../../renderer/components/Finder.tsx'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { ClosingSection, Section } from '../../renderer/components/Sections.tsx'
import { toCssPercent } from '../../renderer/drawing/paths.ts'
import { formatCount, formatRoundedCount } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { UsMap } from './UsMap.tsx'

export function Page(data: Data) {
  const { copy, company, popularCities } = data
  const counts: { label: string; value: string; source?: string; placeholderLabel?: string | undefined }[] = [
    { label: copy.counts.states, value: formatCount(data.states.length) },
    { label: copy.counts.cities, value: formatRoundedCount(data.cityCount) },
    { ...data.practices, label: copy.counts.practices.label },
  ]
  return (
    <>
      <header className="night wrap columns gap-y-8 pt-top pb-part lg:grid-rows-[auto_auto_auto_1fr]">
        <h1 className="lg:col-[1/13]">{copy.hero.title}</h1>
        <p className="lede lg:col-[1/4]">{copy.hero.text}</p>
        <div className="scripted:min-h-26 lg:col-[1/4]">
          <Finder copy={copy.search} />
        </div>
        {/* `client/ring/ring.ts` adds the map and the summary when a visitor opens a ring. */}
        <figure
          className="lg:col-[4/9] lg:row-[2/5] lg:*:first:-ms-[13%] lg:*:first:-mt-[9%] lg:*:first:-mb-[6%] lg:*:first:w-[126%] lg:*:first:max-w-none"
          data-ring-map=""
        />
        <div className="lg:col-[9/13] lg:row-[2/5]" data-ring-summary="" />
        <UsMap {...data} />
        <ul className="grid gap-x-gap md:grid-cols-3 lg:col-[1/4] lg:row-4 lg:block">
          {counts.map(({ label, value, source, placeholderLabel }) => (
            <li key={label} className="border-line border-t py-2">
              <b className="lining me-1.5 font-light font-serif text-h3 tracking-[-0.02em]">{value}</b> {label}
              {source && (
                <p className="note mt-1">
                  {source} <PlaceholderLabel label={placeholderLabel} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </header>
      <StateList {...data} />
      <Section
        id="popular"
        title={copy.popularCities.title}
        className="section wrap columns gap-y-3"
        titleClassName="label text-body/[1.4] lg:col-[1/4] lg:pt-[0.8em]"
      >
        <ul className="text-balance font-display font-serif text-h2 leading-[1.25] tracking-[-0.02em] max-md:leading-[1.36] lg:col-[4/13]">
          {popularCities.map(({ href, name }, index) => (
            <li key={href} className="me-[0.2em] inline-block max-w-full">
              <a
                href={href}
                className="hover-accent underline decoration-line underline-offset-[0.16em] max-md:inline-block"
              >
                {name}
              </a>
              {index < popularCities.length - 1 && <span aria-hidden="true">,</span>}
            </li>
          ))}
        </ul>
      </Section>
      <ClosingSection copy={copy.closing} contact={company} />
    </>
  )
}

const CITY_COUNT_CLASSES = 'inline-block min-w-14 text-end'

function StateList({ copy: { states: statesCopy }, states }: Data) {
  const maxResidents = Math.max(...states.map(({ residents = 0 }) => residents))
  return (
    <section id="states" className="section wrap columns gap-y-[clamp(1.5rem,3vw,2rem)]" aria-labelledby="states-title">
      <div className="lg:sticky lg:top-26 lg:col-[1/4] lg:self-start">
        <h2 id="states-title">{statesCopy.title}</h2>
        <p className="note tabular mt-4 max-w-72">{statesCopy.note}</p>
      </div>
      <div className="lg:col-[4/13]">
        <div className="note grid gap-x-gap md:grid-cols-2" aria-hidden="true">
          {['first', 'second'].map((column) => (
            <p key={column} className="flex justify-end last:max-md:hidden">
              {statesCopy.columnHeaders.residents}{' '}
              <span className={CITY_COUNT_CLASSES}>{statesCopy.columnHeaders.cities}</span>
            </p>
          ))}
        </div>
        <ul className="gap-x-gap *:break-inside-avoid *:pt-[0.9rem] md:columns-2">
          {states.map(({ href, name, residents, cityCount }) => (
            <li key={href}>
              <a
                className="touch-target hover-accent flex flex-wrap items-baseline justify-between gap-x-3 pb-[0.15rem]"
                href={href}
              >
                <span>{name}</span>{' '}
                <span className="note tabular ms-auto">
                  {residents !== undefined && formatCount(residents)}
                  <span className={CITY_COUNT_CLASSES}>{formatCount(cityCount)}</span>
                </span>
              </a>
              {residents !== undefined && (
                <svg className="h-1 w-full overflow-visible border-line border-b" aria-hidden="true">
                  <line
                    className="stroke-[1.5] stroke-accent"
                    x2={toCssPercent(residents / maxResidents)}
                    y1="4"
                    y2="4"
                  />
                </svg>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
