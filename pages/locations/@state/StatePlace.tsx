import { Paragraphs, Points } from '../../../renderer/components/Lists.tsx'
import { Section, TintedSection } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** How the state differs from the nation: what differs most, then all figures in tables; and its rule on advertising. */
export function StatePlace(data: Data) {
  const {
    words: { place: words },
    values,
    place: { differs, tables },
  } = data
  return (
    <Section id="place" title={fill(words.title, inHeading(values))} className="section wrap">
      {differs.length > 0 && (
        <ol className="mt-[clamp(1.5rem,3vw,3rem)] grid fold:auto-cols-fr fold:grid-flow-col gap-x-gap gap-y-6">
          {differs.map(({ fact, advice }) => (
            <li key={fact} className="border-line border-t pt-5">
              <p className="lining font-serif text-statement">{fact}</p>
              {advice && <p className="mt-3 max-w-112 text-ink-soft">{advice}</p>}
            </li>
          ))}
        </ol>
      )}
      {tables.length > 0 && (
        <div className="mt-[clamp(2rem,4vw,4rem)] grid fold:grid-cols-2 items-start gap-x-gap gap-y-10 max-phone:gap-y-0">
          {tables.map((table) => (
            <FigureTable key={table.title} table={table} head={words.head} values={values} />
          ))}
        </div>
      )}
      <Advertising {...data} />
    </Section>
  )
}

interface FigureTableProps {
  table: Data['place']['tables'][number]
  head: Data['words']['place']['head']
  values: Data['values']
}

/** Figures beside the nation's. Phones fold them up; wide windows show them. */
function FigureTable({ table: { title, groups, note }, head, values }: FigureTableProps) {
  return (
    <details className="state-figures phone-fold @container border-line max-phone:border-b">
      <summary className="discloses max-phone:py-4">
        <h3>{title}</h3>
      </summary>
      <table className="even-figures w-full">
        {groups.map(({ head: group, rows }) => (
          <tbody key={group}>
            <tr className="text-ink-soft">
              <th scope="col">{group}</th>
              <th scope="col">{fill(head.here, values)}</th>
              <th scope="col">{head.nation}</th>
            </tr>
            {rows.map(({ name, here, nation }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{here}</td>
                <td className="text-ink-soft">{nation}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="note mt-4 mb-5">{note}</p>
    </details>
  )
}

function Advertising({ words: { place: words }, values, place: { notes, rule } }: Data) {
  if (!notes && !rule) return null
  return (
    <div className="mt-[clamp(2.5rem,4vw,4rem)] grid fold:grid-cols-2 gap-x-gap gap-y-8 text-ink-soft *:max-w-176 *:space-y-3">
      {notes && (
        <div>
          <h3 className="text-ink">{fill(words.notes.title, values)}</h3>
          <Paragraphs texts={notes} />
        </div>
      )}
      {rule && (
        <div>
          <h3 id="rule" className="text-ink">
            {fill(words.rule.title, values)}
          </h3>
          <p>{rule.text}</p>
          <p>
            <a className="more" href={rule.source} rel="noopener">
              {fill(words.rule.source, { name: rule.name })}
            </a>
          </p>
        </div>
      )}
    </div>
  )
}

export function WhyUs({ words, values, place }: Data) {
  return (
    <Section
      id="why"
      title={fill(words.why.title, inHeading(values))}
      className="section wrap columns gap-y-8"
      titleClassName="fold:col-[1/5]"
    >
      <Points
        points={place.why}
        className="rows fold:col-[5/13]"
        itemClassName="grid items-baseline gap-x-gap gap-y-2 py-5 phone:grid-cols-[5fr_8fr]"
        textClassName="text-ink-soft"
      />
    </Section>
  )
}

export function StateServices({ words, values, place }: Data) {
  return (
    <TintedSection id="services" title={fill(words.services.title, inHeading(values))}>
      <Points
        points={place.services}
        className="mt-8 phone:mt-12 grid phone:grid-cols-3 gap-x-gap"
        itemClassName="border-line border-t pt-4 pb-5 phone:pt-6 phone:pb-8"
        textClassName="mt-2 max-w-104 text-ink-soft"
      />
    </TintedSection>
  )
}

/** In a heading the name of a state stays on one line: none says `York practices`. */
export function inHeading(values: Data['values']): Data['values'] {
  return { ...values, adjective: values.adjective.replaceAll(' ', '\u00A0') }
}
