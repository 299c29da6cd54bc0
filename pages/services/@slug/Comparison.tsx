import './tables.css'
import { roles, StackingTable } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']['comparison']
  rows: Data['comparison']
}

/** We, a team in house, and other agencies. On phones the head is hidden, so each cell carries its column's name. */
export function Comparison({ words, rows }: Props) {
  const head = (
    <>
      <th {...roles.columnHead}>{words.feature}</th>
      <th {...roles.columnHead} className="comparison-us">
        {words.us}
      </th>
      <th {...roles.columnHead}>{words.inHouse}</th>
      <th {...roles.columnHead}>{words.agencies}</th>
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="comparison">
      <header className="table-head">
        <h2 id="comparison">{words.title}</h2>
      </header>
      <StackingTable className="comparison" aria-labelledby="comparison" head={head}>
        {rows.map(({ feature, us, inHouse, agencies }) => (
          <tr {...roles.row} key={feature}>
            <th {...roles.rowHead}>{feature}</th>
            <td {...roles.cell} className="comparison-us" data-label={words.us}>
              {us}
            </td>
            <td {...roles.cell} data-label={words.inHouse}>
              {inHouse}
            </td>
            <td {...roles.cell} data-label={words.agencies}>
              {agencies}
            </td>
          </tr>
        ))}
      </StackingTable>
    </section>
  )
}
