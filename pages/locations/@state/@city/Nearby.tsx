import { cities } from '../../../../renderer/collections/states/definition.ts'
import { roundMiles } from '../../../../renderer/places/geography.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import { interpolate } from '../../../../renderer/wording/interpolate.ts'
import type { Data } from './+data.ts'

/** Renders the links to the nearest cities, and to the state. */
export function Nearby(props: Data) {
  return (
    <div className="wrap max-md:pt-7 max-md:pb-2 md:pt-part">
      <div className="items-baseline justify-between gap-x-8 border-line border-t pt-3 lg:flex">
        <NearestCities {...props} />
        <a className="more print:hidden" href={props.stateHref}>
          {interpolate(props.copy.back, props.values)}
        </a>
      </div>
    </div>
  )
}

function NearestCities({ copy, state: currentState, nearest }: Data) {
  if (nearest.length === 0) return null
  return (
    <section className="note items-baseline gap-x-8 lg:flex">
      <h2 className="label lg:flex-none">{copy.nearest.title}</h2>
      <ol className="grid grid-cols-2 flex-wrap gap-x-3 lg:flex lg:gap-x-8">
        {nearest.map(({ state: { slug, abbreviation }, city, miles }) => (
          <li key={cities.getAddress(slug, city.slug)}>
            <a className="hover-accent inline-block py-2 max-md:py-2.5" href={cities.getAddress(slug, city.slug)}>
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
