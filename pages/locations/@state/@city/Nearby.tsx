import { cities } from '../../../../renderer/collections/states/definition.ts'
import { roundMiles } from '../../../../renderer/places/geography.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import { interpolate } from '../../../../renderer/wording/interpolate.ts'
import type { Data } from './+data.ts'

/** Renders the links to the nearest cities, and to the state. */
export function Nearby(props: Data) {
  return (
    <div className="wrap phone:pt-part max-phone:pt-8 max-phone:pb-2">
      <div className="fold:flex items-baseline justify-between gap-x-8 border-line border-t pt-3">
        <NearestCities {...props} />
        <a className="more print:hidden" href={props.stateHref}>
          {interpolate(props.copy.back, props.values)}
        </a>
      </div>
    </div>
  )
}

const MAX_MILES = 15

function NearestCities({ copy, state: currentState, nearest }: Data) {
  const nearCities = nearest.filter(({ miles }) => miles <= MAX_MILES)
  if (nearCities.length === 0) return null
  return (
    <section className="note fold:flex items-baseline gap-x-8">
      <h2 className="label fold:flex-none">{copy.nearest.title}</h2>
      <ol className="fold:flex grid grid-cols-2 flex-wrap gap-x-8">
        {nearCities.map(({ state: { slug, abbreviation }, city, miles }) => (
          <li key={cities.address(slug, city.slug)}>
            <a className="lights-up inline-block py-2 max-phone:py-2.5" href={cities.address(slug, city.slug)}>
              <span className="text-ink underline decoration-line">
                {slug === currentState.slug ? city.name : `${city.name}, ${abbreviation}`}
              </span>{' '}
              {interpolate(copy.nearest.miles, { miles: formatCount(roundMiles(miles)) })}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
