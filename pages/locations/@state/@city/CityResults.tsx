import { BarDrawing } from '../../../../renderer/components/BarDrawing.tsx'
import { roles } from '../../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['results']
  claims: Data['results']
}

/** Three figures with their basis. On phones the rows stack, and each basis carries its column's name. */
export function CityResults({ copy, claims }: Props) {
  return (
    <section className="city-results section wrap columns" aria-labelledby="results">
      <h2 id="results">{copy.title}</h2>
      <table {...roles.table}>
        <caption className="sr-only">{copy.caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHead}>{copy.columns.figure}</th>
            <th {...roles.columnHead}>{copy.columns.counts}</th>
            <th {...roles.columnHead}>{copy.columns.basis}</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {claims.map(({ id, value, counts, basis, drawing }) => (
            <tr {...roles.row} key={id}>
              <th {...roles.rowHead}>{value}</th>
              <td {...roles.cell}>
                {counts}
                {drawing && <BarDrawing {...drawing} />}
              </td>
              <td {...roles.cell} className="city-results-basis" data-label={copy.columns.basis}>
                {basis}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
