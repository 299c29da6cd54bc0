import './CityAlong.css'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Shown } from './+data.ts'
import { hrefOf } from './mapWords.ts'

/**
 * The cities before and after this one on its state's line from west to east; a state with one city has no line. Names alone:
 * miles and directions, the same on many pages, would make a page less its own (`measureSentences.ts`).
 */
export function CityAlong({ words, values, view: { along } }: Pick<Shown, 'words' | 'values' | 'view'>) {
  const { before, after } = along
  if (!before && !after) return null
  return (
    <nav className="city-along wrap" aria-label={fill(words.along, values)}>
      {before && (
        <a href={hrefOf(before)} rel="prev">
          <span>{before.city.name}</span>
        </a>
      )}
      {after && (
        <a href={hrefOf(after)} rel="next">
          <span>{after.city.name}</span>
        </a>
      )}
    </nav>
  )
}
