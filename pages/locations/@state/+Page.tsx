import './utilities.css'
import './state.css'
import { Fragment } from 'react'
import { ClosingSection } from '../../../renderer/components/ClosingSection.tsx'
import { Finder } from '../../../renderer/components/Finder.tsx'
import { Buttons, MoreLink } from '../../../renderer/components/Links.tsx'
import { WithSectionLinks } from '../../../renderer/components/WithSectionLinks.tsx'
import { formatCount, formatDollarsInThousands, interpolate } from '../../../renderer/wording/format.ts'
import { Breadcrumb } from '../Breadcrumb.tsx'
import type { Data } from './+data.ts'
import { StateMap } from './StateMap.tsx'
import { MedicalAdvertisingRule, StateNotes, StateServices, StateTables, WhyUs } from './StateSections.tsx'

/** Renders a state, and links to its sections. */
export function Page(data: Data) {
  const { copy, company, tokenValues } = data
  const hasSection = {
    notes: data.notes !== undefined,
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
        <StateNotes {...data} />
        {hasSection.cities && <Cities {...data} />}
        <WhyUs {...data} />
        <MedicalAdvertisingRule {...data} />
        <StateServices {...data} />
        <StateTables {...data} />
      </WithSectionLinks>
      <ClosingSection copy={copy.closing} contact={company} tokenValues={tokenValues} />
    </>
  )
}

function Hero(data: Data) {
  const { copy, tokenValues, titleValues, residents, breadcrumb, searchField, state, cities } = data
  const { hero } = copy
  const cityCountText = interpolate(cities.length === 1 ? hero.oneCity : hero.manyCities, tokenValues)
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

function Cities({ copy: { cities: citiesCopy }, titleValues, cities }: Data) {
  return (
    <section className="section wrap columns gap-y-6">
      <div className="lg:sticky lg:top-24 lg:col-[1/5] lg:self-start">
        <h2 id="cities">{interpolate(citiesCopy.title, titleValues)}</h2>
        <p className="note mt-4 max-w-72">{citiesCopy.sources}</p>
      </div>
      <div className="state-figures @container lg:col-[5/13] print:break-inside-avoid">
        <table className="state-cities lining-tabular w-full md:table-fixed">
          <tbody>
            <tr className="text-ink-soft">
              <th scope="col">{citiesCopy.columnHeaders.city}</th>
              <th scope="col">{citiesCopy.columnHeaders.population}</th>
              <th scope="col">{citiesCopy.columnHeaders.withinFiveMiles}</th>
              <th scope="col">{citiesCopy.columnHeaders.incomes}</th>
            </tr>
            {cities.map(({ href, name, population, residentsNearby, incomes, teaser }) => (
              <Fragment key={href}>
                <tr className={teaser && 'state-city-with-teaser'}>
                  <th scope="row">
                    <a className="touch-target hover-accent underline decoration-line md:text-body" href={href}>
                      {name}
                    </a>
                  </th>
                  <td>{formatCount(population)}</td>
                  <td>{residentsNearby !== undefined && formatCount(residentsNearby)}</td>
                  <td>{incomes && formatIncomes(citiesCopy, incomes)}</td>
                </tr>
                {teaser && (
                  <tr>
                    <td colSpan={4}>{teaser}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function formatIncomes(copy: Data['copy']['cities'], incomes: { low: number; high: number }): string {
  const [low, high] = [formatDollarsInThousands(incomes.low), formatDollarsInThousands(incomes.high)]
  return low === high ? low : interpolate(copy.incomes, { low, high })
}
