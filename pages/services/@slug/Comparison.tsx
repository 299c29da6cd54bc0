import './tables.css'
import { roles, StackingTable } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['comparison']
  rows: Data['comparison']
}

/** We, a team in house, and other agencies. On phones the head is hidden, so each cell carries its column's name. */
export function Comparison({ copy, rows }: Props) {
  const head = (
    <>
      <th {...roles.columnHead}>{copy.feature}</th>
      <th {...roles.columnHead} className="comparison-us">
        {copy.us}
      </th>
      <th {...roles.columnHead}>{copy.inHouse}</th>
      <th {...roles.columnHead}>{copy.agencies}</th>
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="comparison">
      <header className="table-head">
        <h2 id="comparison">{copy.title}</h2>
      </header>
      <StackingTable className="comparison" aria-labelledby="comparison" head={head}>
        {rows.map(({ feature, us, inHouse, agencies }) => (
          <tr {...roles.row} key={feature}>
            <th {...roles.rowHead}>{feature}</th>
            <td {...roles.cell} className="comparison-us" data-label={copy.us}>
              {us}
            </td>
            <td {...roles.cell} data-label={copy.inHouse}>
              {inHouse}
            </td>
            <td {...roles.cell} data-label={copy.agencies}>
              {agencies}
            </td>
          </tr>
        ))}
      </StackingTable>
    </section>
  )
}
