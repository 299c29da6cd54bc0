import './tables.css'
import { StackingTable } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'
import { TableHead } from './TableHead.tsx'

interface Props {
  words: Data['words']['comparison']
  rows: Data['comparison']
}

/** We, a team in house, and other agencies. On phones the head is hidden, so each cell carries its column's name. */
export function Comparison({ words, rows }: Props) {
  const head = (
    <>
      <th scope="col">{words.feature}</th>
      <th scope="col" className="comparison-us">
        {words.us}
      </th>
      <th scope="col">{words.inHouse}</th>
      <th scope="col">{words.agencies}</th>
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="comparison">
      <TableHead id="comparison" title={words.title} />
      <StackingTable className="comparison w-full table-fixed" aria-labelledby="comparison" head={head}>
        {rows.map(({ feature, us, inHouse, agencies }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td className="comparison-us" data-label={words.us}>
              {us}
            </td>
            <td data-label={words.inHouse}>{inHouse}</td>
            <td data-label={words.agencies}>{agencies}</td>
          </tr>
        ))}
      </StackingTable>
    </section>
  )
}
