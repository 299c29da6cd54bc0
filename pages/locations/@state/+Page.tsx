import './utilities.css'
import './state.css'
import { Finder } from '../../../renderer/components/Finder.tsx'
import { Buttons, MoreLink } from '../../../renderer/components/Links.tsx'
import { Paragraphs, TitledList } from '../../../renderer/components/Lists.tsx'
import { ClosingSection, ColumnsSection, TintedSection } from '../../../renderer/components/Sections.tsx'
import { WithSectionLinks } from '../../../renderer/components/WithSectionLinks.tsx'
import { interpolate } from '../../../renderer/wording/format.ts'
import { Breadcrumb } from '../Breadcrumb.tsx'
import type { Data } from './+data.ts'
import { StateMap } from './StateMap.tsx'
import { Cities, Comparison } from './StateTables.tsx'

/** Renders a state, and links to its sections. */
export function Page(data: Data) {
  const { copy, company, tokenValues, titleValues, notes } = data
  const hasSection = {
    notes: notes !== undefined,
    // The map already links to a single city.
    cities: data.cities.length > 1,
    why: true,
    services: true,
    place: data.tables.length > 0,
  }
  const sectionIds = (['notes', 'cities', 'why', 'services', 'place'] as const).filter((id) => hasSection[id])
  return (
    <>
      <Hero {...data} />
      <WithSectionLinks copy={copy.sectionLinks} ids={sectionIds}>
        {notes && (
          <ColumnsSection id="notes" title={interpolate(copy.notes.title, titleValues)} className="gap-y-6">
            <div className="max-w-176 space-y-4 font-serif text-lede/[1.45] lg:col-[5/13]">
              <Paragraphs items={notes} />
            </div>
          </ColumnsSection>
        )}
        {hasSection.cities && <Cities {...data} />}
        <Reasons {...data} />
        <AdvertisingRule {...data} />
        <Services {...data} />
        {hasSection.place && <Comparison {...data} />}
      </WithSectionLinks>
      <ClosingSection copy={copy.closing} contact={company} tokenValues={tokenValues} />
    </>
  )
}

function Hero(data: Data) {
  const { copy, tokenValues, titleValues, residents, cityCountText, breadcrumb, searchField, state, cities } = data
  const { hero } = copy
  return (
    <div className="wrap pt-[clamp(1rem,2vw,2rem)]">
      <Breadcrumb {...breadcrumb} current={tokenValues.state} />
      <div className="columns mt-[clamp(1rem,2vw,2rem)] items-start gap-y-6 lg:grid-rows-[auto_auto_1fr]">
        <header className="lg:col-[8/13]">
          <h1 className="text-article">{interpolate(hero.title, titleValues)}</h1>
          <p className="lede mt-6">{interpolate(hero.text, tokenValues)}</p>
          <Buttons primary={hero.callButton} className="buttons mt-6" />
        </header>
        <Finder copy={searchField} preferredState={state.slug} className="lg:col-[8/13] lg:row-3 lg:mt-4" />
        <StateMap {...data} />
        <p className="text-ink-soft lg:col-[8/13]">{interpolate(hero.offer, tokenValues)}</p>
        {/* Replaces the table as the target of `#cities`. */}
        <div
          id={cities.length === 1 ? 'cities' : undefined}
          data-hidden-by-ring=""
          className="flex flex-wrap items-baseline gap-x-4 self-baseline lg:col-[1/8] lg:mt-2"
        >
          <p className="lining font-light font-serif text-h2/[1] tracking-[-0.03em]">{residents ?? cityCountText}</p>
          {residents && <p className="note">{interpolate(hero.residents, { cities: cityCountText })}</p>}
        </div>
        <figure className="night drawing-frame lg:sticky lg:top-24 lg:col-[1/8] lg:row-[1/5]" data-ring-map="" />
        <div className="lg:col-[8/13]" data-ring-summary="" />
        <MoreLink link={copy.backLink} className="self-baseline justify-self-start lg:col-[8/13] print:hidden" />
      </div>
    </div>
  )
}

function Reasons({ copy: { why }, tokenValues, titleValues }: Data) {
  return (
    <ColumnsSection id="why" title={interpolate(why.title, titleValues)} className="gap-y-8">
      <TitledList
        items={why.points.map(({ title, text }) => ({
          title: interpolate(title, tokenValues),
          text: interpolate(text, tokenValues),
        }))}
        className="rows lg:col-[5/13]"
        itemClassName="grid items-baseline gap-x-gap gap-y-2 py-5 md:grid-cols-[5fr_8fr]"
        textClassName="text-ink-soft"
      />
    </ColumnsSection>
  )
}

function AdvertisingRule({ copy: { advertisingRule: ruleCopy }, titleValues, advertisingRule: rule }: Data) {
  if (!rule) return null
  return (
    <ColumnsSection id="rule" title={interpolate(ruleCopy.title, titleValues)} className="gap-y-6">
      <div className="max-w-176 space-y-3 lg:col-[5/13]">
        <p>{rule.text}</p>
        <p>
          <a className="more" href={rule.source} rel="noopener">
            {interpolate(ruleCopy.sourceLink, { name: rule.name })}
          </a>
        </p>
      </div>
    </ColumnsSection>
  )
}

function Services({ copy: { services: servicesCopy }, tokenValues, titleValues }: Data) {
  return (
    <TintedSection id="services" title={interpolate(servicesCopy.title, titleValues)}>
      <ul className="mt-8 grid gap-x-gap md:mt-12 md:grid-cols-3">
        {servicesCopy.summaries.map(({ title, text, to }) => (
          <li key={title} className="border-line border-t pt-4 pb-5 md:pt-6 md:pb-8">
            <h3>
              <a className="hover-accent underline decoration-line" href={to.address}>
                {interpolate(title, tokenValues)}
              </a>
            </h3>
            <p className="mt-2 max-w-104 text-ink-soft">{interpolate(text, tokenValues)}</p>
          </li>
        ))}
      </ul>
    </TintedSection>
  )
}
