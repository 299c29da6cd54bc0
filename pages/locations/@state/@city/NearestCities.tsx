import { wholeMiles } from '../../../../renderer/places/geography.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import type { Shown } from './+data.ts'
import { hrefOf, nameSeenFrom } from './mapWords.ts'

/** Farther cities are no neighbors, in miles. */
const NEAR = 30

/** The nearest cities in words, below their picture. */
export function NearestCities({ words, view: { state, nearest } }: Pick<Shown, 'words' | 'view'>) {
  const near = nearest.filter(({ miles }) => miles <= NEAR)
  return (
    <section className="note">
      <h2 id="nearest" className="font-medium font-sans text-body/[1.4] text-ink-soft tracking-normal">
        {words.nearest.title}
      </h2>
      {near.length === 0 ? (
        <p>{words.nearest.alone}</p>
      ) : (
        <ol className="grid grid-cols-2 gap-x-4">
          {near.map((each) => (
            <li key={hrefOf(each)}>
              <a className="lights-up inline-block py-2" href={hrefOf(each)}>
                <span className="text-ink underline decoration-line">{nameSeenFrom(state, each)}</span>{' '}
                {fill(words.nearest.miles, { miles: formatCount(wholeMiles(each.miles)) })}
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
