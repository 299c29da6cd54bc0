import { clsx } from 'clsx'
import { Finder } from '../../../../renderer/components/Finder.tsx'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { formatCount, interpolate, keepHighwaysTogether } from '../../../../renderer/wording/format.ts'
import { Breadcrumb } from '../../Breadcrumb.tsx'
import { CityLights } from '../../CityLights.tsx'
import type { Data } from './+data.ts'

const MAX_SHORT_NAME_LENGTH = 16

/** Renders the hero of a city, with the number of residents nearby, or the population if that number is unknown. */
export function CityHero(data: Data) {
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
