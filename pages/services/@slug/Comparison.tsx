import './tables.css'
import type { ComparisonRow } from '../../../renderer/model/schemas/services.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['comparison']
  rows: ComparisonRow[]
}

/** Us, a team of one's own, another agency. On phones each row stands alone, its cells named by their columns. */
export function Comparison({ copy, rows }: Props) {
  return (
    <section className="section wrap" aria-labelledby="comparison">
      <table className="comparison">
        <caption>
          <h2 id="comparison">{copy.title}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{copy.feature}</th>
            <th scope="col" className="comparison-us">
              {copy.us}
            </th>
            <th scope="col">{copy.inHouse}</th>
            <th scope="col">{copy.agencies}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, us, inHouse, agencies }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              <td className="comparison-us" data-label={copy.us}>
                {us}
              </td>
              <td data-label={copy.inHouse}>{inHouse}</td>
              <td data-label={copy.agencies}>{agencies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
