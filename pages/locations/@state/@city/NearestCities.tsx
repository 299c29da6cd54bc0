import './NearestCities.css'
import { Section } from '../../../../renderer/components/Section.tsx'
import { wholeMiles } from '../../../../renderer/places/geography.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import type { Shown } from './+data.ts'
import { hrefOf, nameSeenFrom } from './mapWords.ts'

/** The nearest cities in words, below their map. */
export function NearestCities({ words, values, view: { state, nearest } }: Pick<Shown, 'words' | 'values' | 'view'>) {
  return (
    <Section
      id="nearest"
      title={words.nearest.title}
      className="nearest-cities mt-4"
      titleClassName="font-medium font-sans text-body/[1.4] text-ink-soft tracking-normal phone:font-normal phone:text-note/[1.9]"
    >
      {nearest.length === 0 ? (
        <p>{fill(words.nearest.alone, values)}</p>
      ) : (
        <ol>
          {nearest.map((near) => (
            <li key={hrefOf(near)}>
              <a href={hrefOf(near)}>
                <span className="nearest-name">{nameSeenFrom(state, near)}</span>{' '}
                <span className="note">
                  {fill(words.nearest.miles, { miles: formatCount(wholeMiles(near.miles)) })}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
