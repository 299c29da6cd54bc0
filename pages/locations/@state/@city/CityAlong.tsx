import './CityAlong.css'
import { directionTo, wholeMiles } from '../../../../renderer/places/geography.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { hrefOf } from './mapWords.ts'

type Near = NonNullable<Data['view']['along']['before']>

/** The cities before and after this one on its state's line from west to east; a state with one city has no line. */
export function CityAlong({ words, values, view }: Pick<Data, 'words' | 'values' | 'view'>) {
  const { before, after } = view.along
  if (!before && !after) return null
  return (
    <nav className="city-along wrap" aria-label={fill(words.along.name, values)}>
      {before && <Way near={before} rel="prev" words={words} view={view} />}
      {after && <Way near={after} rel="next" words={words} view={view} />}
    </nav>
  )
}

function Way({ near, rel, words, view }: { near: Near; rel: 'prev' | 'next' } & Pick<Data, 'words' | 'view'>) {
  const miles = wholeMiles(near.miles)
  const { one, many } = words.along
  const direction = words.place.directions[directionTo(view.city, near.city)] ?? ''
  return (
    <a href={hrefOf(near)} rel={rel}>
      <span className="city-along-name">{near.city.name}</span>{' '}
      <span className="note">{fill(miles === 1 ? one : many, { miles: formatCount(miles), direction })}</span>
    </a>
  )
}
