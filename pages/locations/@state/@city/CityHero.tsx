import { clsx } from 'clsx'
import { Finder } from '../../../../renderer/components/Finder.tsx'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { Breadcrumb } from '../../../../renderer/components/PageHead.tsx'
import { nearCount } from '../../../../renderer/places/cityProse.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { CityLights } from '../../CityLights.tsx'
import type { Shown } from './+data.ts'
import { NearestCities } from './NearestCities.tsx'

/** Longer names are set smaller. */
const LONG_NAME = 16

/** What we would do here, at which price, and the one large number: how many people live near. Beside it what lies around. */
export function CityHero(props: Shown) {
  const { words, values, prose, view, breadcrumb, stateHref, lights, finder } = props
  const { locations, back, hero } = words
  const parents = [
    { label: locations.label, href: locations.to.slug },
    { label: values.state, href: stateHref },
  ]
  return (
    <div className="wrap columns items-start gap-y-6 pt-[clamp(1rem,3vw,3rem)]">
      <header className="fold:col-[1/6]">
        <Breadcrumb label={breadcrumb} parents={parents} current={values.city} />
        <h1
          className={clsx(
            'mt-[clamp(1rem,4vw,4rem)]',
            values.city.length > LONG_NAME && 'text-[clamp(2.4rem,1.4rem+3.4vw,4rem)]',
          )}
        >
          {fill(hero.title, values)}
        </h1>
        {/* Three lines whatever the county's name: late fonts move nothing below it. */}
        <p className="mt-5 min-h-[3lh] max-w-112 text-lede">{prose.lede}</p>
        <Buttons primary={hero.call} className="buttons mt-6" />
        <p className="mt-6 border-line border-t pt-4 text-ink-soft">
          <b className="even-figures block font-light font-serif text-display text-ink">{nearCount(view)}</b>{' '}
          {prose.near}
        </p>
        <a className="more" href={stateHref}>
          {fill(back, values)}
        </a>
      </header>
      {/* Below the picture stands what a visitor does with it. */}
      <div className="fold:col-[6/13] grid gap-4">
        <CityLights words={words} city={values.city} lights={lights} />
        <Finder words={finder} among={view.state.slug} place={view.city} />
        <NearestCities {...props} />
      </div>
    </div>
  )
}
