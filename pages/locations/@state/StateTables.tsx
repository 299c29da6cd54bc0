import { Fragment } from 'react'
import { Section } from '../../../renderer/components/Sections.tsx'
import { formatCount, formatDollarsInThousands, interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Renders a table of the cities. */
export function Cities({ copy: { cities: citiesCopy }, titleValues, cities }: Data) {
  const { columnHeaders } = citiesCopy
  return (
    <section className="section wrap columns gap-y-6">
      <div className="lg:sticky lg:top-24 lg:col-[1/5] lg:self-start">
        <h2 id="cities">{interpolate(citiesCopy.title, titleValues)}</h2>
        <p className="note mt-4 max-w-72">{citiesCopy.sources}</p>
      </div>
      <div className="state-figures @container lg:col-[5/13] print:break-inside-avoid">
        <table className="state-cities lining-tabular w-full md:table-fixed">
          <tbody>
            <tr className="text-ink-soft">
              <th scope="col">{columnHeaders.city}</th>
              <th scope="col">{columnHeaders.population}</th>
              <th scope="col">{columnHeaders.withinFiveMiles}</th>
              <th scope="col">{columnHeaders.incomes}</th>
            </tr>
            {cities.map(({ href, name, population, residentsNearby, incomes, teaser }) => (
              <Fragment key={href}>
                <tr className={teaser && 'state-city-with-teaser'}>
                  <th scope="row">
                    <a className="touch-target hover-accent underline decoration-line md:text-body" href={href}>
                      {name}
                    </a>
                  </th>
                  <td>{formatCount(population)}</td>
                  <td>{residentsNearby !== undefined && formatCount(residentsNearby)}</td>
                  <td>{incomes && formatIncomes(citiesCopy, incomes)}</td>
                </tr>
                {teaser && (
                  <tr>
                    <td colSpan={4}>{teaser}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function formatIncomes(copy: Data['copy']['cities'], incomes: { low: number; high: number }): string {
  const [low, high] = [formatDollarsInThousands(incomes.low), formatDollarsInThousands(incomes.high)]
  return low === high ? low : interpolate(copy.incomes, { low, high })
}

/** Renders tables that compare the state with the nation. */
export function Comparison({ copy: { comparison }, tokenValues, titleValues, tables }: Data) {
  return (
    <Section id="place" title={interpolate(comparison.title, titleValues)}>
      <div className="mt-[clamp(2rem,4vw,4rem)] grid items-start gap-x-gap gap-y-10 max-md:gap-y-0 lg:grid-cols-2">
        {tables.map(({ title, groups, note }) => (
          <details key={title} className="state-figures phone-fold @container border-line max-md:border-b">
            <summary className="disclosure max-md:py-4">
              <h3>{title}</h3>
            </summary>
            <table className="lining-tabular w-full">
              {groups.map(({ columnHeader, rows }) => (
                <tbody key={columnHeader}>
                  <tr className="text-ink-soft">
                    <th scope="col">{columnHeader}</th>
                    <th scope="col">{interpolate(comparison.columnHeaders.state, tokenValues)}</th>
                    <th scope="col">{comparison.columnHeaders.nation}</th>
                  </tr>
                  {rows.map(({ name, state, nation }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{state}</td>
                      <td className="text-ink-soft">{nation}</td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
            <p className="note mt-4 mb-5">{note}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
