import { clsx } from 'clsx'
import { Finder } from '../../../../renderer/components/Finder.tsx'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { formatCount } from '../../../../renderer/wording/format.ts'
import { interpolate } from '../../../../renderer/wording/interpolate.ts'
import { Breadcrumb } from '../../Breadcrumb.tsx'
import { CityLights } from '../../CityLights.tsx'
import type { Data } from './+data.ts'

/** Longer names have a smaller font. */
const MAX_SHORT_NAME_LENGTH = 16

/** Renders the heading with breadcrumbs, the residents, and the drawing of the lights. */
export function CityHero(props: Data) {
  const { copy, values, heroText, people, state, city, breadcrumb, stateHref, surroundings, finder } = props
  const { locations, hero } = copy
  const parents = [
    { label: locations.label, href: locations.to.slug },
    { label: values.state, href: stateHref },
  ]
  return (
    <div className="wrap columns fold:grid-rows-[auto_auto_1fr] items-start gap-y-[clamp(1rem,2vw,2rem)] pt-[clamp(1rem,2vw,2rem)]">
      <header className="fold:col-[1/7]">
        <Breadcrumb label={breadcrumb} parents={parents} current={values.city} />
        <h1
          className={clsx(
            'mt-[clamp(1rem,2.5vw,3rem)]',
            values.city.length > MAX_SHORT_NAME_LENGTH ? 'text-feature' : 'text-article',
          )}
        >
          {interpolate(hero.title, values)}
        </h1>
        <p className="lede mt-4 phone:mt-5 max-phone:text-body/[1.42]">{heroText}</p>
        <Buttons primary={hero.call} className="buttons mt-5 phone:mt-6" />
      </header>
      <Finder copy={finder} searchScope={state.slug} place={city} className="fold:col-[1/7] fold:mt-4 w-full" />
      <CityLights
        copy={copy}
        surroundings={surroundings}
        className="fold:sticky fold:top-24 fold:col-[7/13] fold:row-[1/4] fold:flex fold:max-h-[50rem] flex-col fold:self-stretch"
      />
      <div className="fold:col-[1/7] max-fold:pt-2" data-ring-report="">
        <p className="text-ink-soft">
          <b className="even-figures block font-light font-serif text-display text-ink">
            {formatCount(people ?? city.population)}
          </b>{' '}
          {interpolate(people === undefined ? hero.populationOnly : hero.withinFiveMiles, values)}
        </p>
      </div>
    </div>
  )
}
