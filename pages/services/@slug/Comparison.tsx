import './tables.css'
import { StackingTable } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'
import { TableHeader } from './TableHeader.tsx'

const PROVIDERS = ['us', 'inHouse', 'agencies'] as const
const getColumnClass = (provider: string) => (provider === 'us' ? 'comparison-us' : undefined)

export function Comparison({ copy: { comparison: comparisonCopy }, comparison: rows }: Data) {
  const headerCells = (
    <>
      <th scope="col">{comparisonCopy.feature}</th>
      {PROVIDERS.map((provider) => (
        <th key={provider} scope="col" className={getColumnClass(provider)}>
          {comparisonCopy[provider]}
        </th>
      ))}
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="comparison">
      <TableHeader id="comparison" title={comparisonCopy.title} />
      <StackingTable className="comparison w-full table-fixed" aria-labelledby="comparison" headerCells={headerCells}>
        {rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            {PROVIDERS.map((provider) => (
              <td key={provider} className={getColumnClass(provider)}>
                <span className="block font-medium md:hidden print:hidden">{comparisonCopy[provider]} </span>
                {row[provider]}
              </td>
            ))}
          </tr>
        ))}
      </StackingTable>
    </section>
  )
}
