import './utilities.css'
import { clsx } from 'clsx'
import { Finder } from '../../../../renderer/components/Finder.tsx'
import { Buttons, CitationLink } from '../../../../renderer/components/Links.tsx'
import { Paragraphs } from '../../../../renderer/components/Lists.tsx'
import { Quote } from '../../../../renderer/components/Quote.tsx'
import { ClosingSection } from '../../../../renderer/components/Sections.tsx'
import { roundMiles } from '../../../../renderer/places/geography.ts'
import { formatCount, interpolate, keepHighwaysTogether } from '../../../../renderer/wording/format.ts'
import { Breadcrumb } from '../../Breadcrumb.tsx'
import { CityLights } from '../../CityLights.tsx'
import type { Data } from './+data.ts'
import { CitySection, HEADING_SIZE_CLASS } from './CitySection.tsx'
import { Differences, ZipCodes } from './CityTables.tsx'

/** Renders a city. Cities can lack notes, ZIP codes, or a comparison. */
export function Page(data: Data) {
  const { copy, company, tokenValues, testimonial } = data
  return (
    <>
      <Hero {...data} />
      <Notes {...data} />
      <Expertise {...data} />
      <ZipCodes {...data} />
      <Differences {...data} />
      <NearestCities {...data} />
      <Services {...data} />
      <Results {...data} />
      {testimonial && <Quote copy={copy.testimonial} testimonial={testimonial} />}
      <ClosingSection copy={copy.closing} contact={company} tokenValues={tokenValues} />
    </>
  )
}

const MAX_SHORT_NAME_LENGTH = 16

/** Renders the hero of a city, with the number of residents nearby, or the population if that number is unknown. */
function Hero(data: Data) {
  const { copy, tokenValues, heroText, residentsNearby, state, city, breadcrumb, surroundings, searchField } = data
  const { hero } = copy
  return (
    <div className="wrap columns items-start gap-y-[clamp(1rem,2vw,2rem)] pt-[clamp(1rem,2vw,2rem)] lg:grid-rows-[auto_auto_1fr]">
      <header className="lg:col-[1/7]">
        <Breadcrumb {...breadcrumb} current={tokenValues.city} />
        <h1
          className={clsx(
            'mt-[clamp(1rem,2.5vw,3rem)]',
            tokenValues.city.length > MAX_SHORT_NAME_LENGTH ? 'text-feature' : 'text-article',
          )}
        >
          {interpolate(hero.title, tokenValues)}
        </h1>
        <p className="lede mt-4 max-md:text-body/[1.42] md:mt-5">{keepHighwaysTogether(heroText)}</p>
        <Buttons primary={hero.callButton} className="buttons mt-5 md:mt-6" />
      </header>
      <Finder copy={searchField} preferredState={state.slug} place={city} className="w-full lg:col-[1/7] lg:mt-4" />
      <CityLights
        copy={copy}
        surroundings={surroundings}
        className="flex-col lg:sticky lg:top-24 lg:col-[7/13] lg:row-[1/4] lg:flex lg:max-h-[50rem] lg:self-stretch"
      />
      <div className="max-lg:pt-2 lg:col-[1/7]" data-ring-summary="">
        <p className="text-ink-soft">
          <b className="lining-tabular block font-light font-serif text-display text-ink">
            {formatCount(residentsNearby ?? city.population)}
          </b>{' '}
          {interpolate(residentsNearby === undefined ? hero.populationOnly : hero.withinFiveMiles, tokenValues)}
        </p>
      </div>
    </div>
  )
}

function Notes({ copy, tokenValues, city }: Data) {
  if (!city.notes) return null
  return (
    <CitySection id="notes" title={interpolate(copy.notes.title, tokenValues)}>
      <div className="max-w-152 space-y-[0.8em] font-serif text-body/[1.38] md:text-name/[1.5] lg:col-[6/13]">
        <Paragraphs items={city.notes} />
      </div>
    </CitySection>
  )
}

function Expertise({ copy: { expertise: expertiseCopy }, tokenValues, expertiseRows }: Data) {
  return (
    <CitySection
      id="expertise"
      title={interpolate(expertiseCopy.title, tokenValues)}
      className="items-baseline"
      titleColumns="lg:col-[1/8]"
    >
      <ul className="gap-x-gap border-line border-t lg:col-[1/13] lg:row-2 lg:mt-4 lg:grid lg:grid-cols-4">
        {expertiseRows.map(({ miles, visits, residents, industries }) => (
          <li
            key={miles}
            className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5 md:py-2 lg:block lg:border-0 lg:pt-5"
          >
            <b className="basis-19 whitespace-nowrap font-normal font-serif text-name md:basis-32 md:text-h3">
              {interpolate(expertiseCopy.miles, { miles: String(miles) })}
            </b>
            <div className="flex-1 basis-36 lg:mt-3">
              {residents !== undefined && (
                <span className="tabular max-md:note-size lg:block">
                  {interpolate(expertiseCopy.people, { people: formatCount(residents) })}
                </span>
              )}{' '}
              <span className="note inline-block">{visits}</span>
              <ul className="flex flex-wrap gap-x-3 lg:mt-3 lg:block">
                {industries.map(({ name, href }) => (
                  <li key={href}>
                    <a className="hover-accent inline-block py-0.5 underline decoration-line" href={href}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p className="note max-w-84 lg:col-[8/13] lg:row-1">{interpolate(expertiseCopy.note, tokenValues)}</p>
    </CitySection>
  )
}

/** Renders links to the nearest cities and the state. */
function NearestCities({ copy, tokenValues, nearestCities, stateHref }: Data) {
  return (
    <div className="wrap max-md:pt-6 max-md:pb-2 md:pt-part">
      <div className="items-baseline justify-between gap-x-8 border-line border-t pt-3 lg:flex">
        {nearestCities.length > 0 && (
          <section className="note items-baseline gap-x-8 lg:flex">
            <h2 className="label lg:flex-none">{copy.nearest.title}</h2>
            <ol className="grid grid-cols-2 flex-wrap gap-x-3 lg:flex lg:gap-x-8">
              {nearestCities.map(({ href, name, abbreviation, miles }) => (
                <li key={href}>
                  <a className="hover-accent inline-block py-2 max-md:py-2.5" href={href}>
                    <span className="text-ink underline decoration-line">
                      {abbreviation === tokenValues.abbreviation ? name : `${name}, ${abbreviation}`}
                    </span>{' '}
                    {interpolate(copy.nearest.miles, { miles: formatCount(roundMiles(miles)) })}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        )}
        <a className="more print:hidden" href={stateHref}>
          {interpolate(copy.backLink, tokenValues)}
        </a>
      </div>
    </div>
  )
}

function Services({ copy: { services: servicesCopy }, tokenValues }: Data) {
  return (
    <section className="mt-2 bg-paper-deep py-4 md:mt-part md:py-[clamp(2.5rem,5vw,5rem)]">
      <div className="wrap">
        <h2 id="services" className={HEADING_SIZE_CLASS}>
          {interpolate(servicesCopy.title, tokenValues)}
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-x-gap gap-y-[clamp(0.75rem,3vw,2.5rem)] md:mt-[clamp(2rem,3.5vw,3.5rem)] lg:grid-cols-3">
          {servicesCopy.summaries.map(({ title, text, to }) => (
            <li key={title} className="border-line border-t pt-3 md:pt-4">
              <h3 className="text-name md:text-h3">
                <a className="hover-accent underline decoration-line" href={to.address}>
                  {title}
                </a>
              </h3>
              <p className="note mt-1">{interpolate(text, tokenValues)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Results({ copy: { results: resultsCopy }, resultClaims, citation }: Data) {
  return (
    <CitySection id="results" title={resultsCopy.title} spacing="gap-y-3 py-4 md:gap-y-6 md:py-part">
      <ul className="gap-x-4 border-line border-t max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] lg:col-[6/13]">
        {resultClaims.map(({ id, value, metric }) => (
          <li key={id} className="items-baseline gap-x-4 border-line pt-2 md:flex md:border-b md:py-3">
            <b className="lining-tabular block font-light font-serif text-h3 md:min-w-36 md:text-h2">{value}</b>
            <p className="max-md:note-size flex-1">{metric}</p>
          </li>
        ))}
      </ul>
      <p className="note lg:col-[6/13]">
        {resultsCopy.note} {citation && <CitationLink citation={citation} />}
      </p>
    </CitySection>
  )
}
