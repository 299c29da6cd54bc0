import './tables.css'
import { StackingTable } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'

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

export function TableHeader({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <header className="table-header pb-[clamp(1.5rem,4vw,3.5rem)] print:pb-6">
      <h2 id={id} className="max-w-168">
        {/* Prevents line breaks in hyphenated words. */}
        {title.split(' ').flatMap((word, index) => [
          index > 0 && ' ',
          word.includes('-') ? (
            <span key={word} className="whitespace-nowrap">
              {word}
            </span>
          ) : (
            word
          ),
        ])}
      </h2>
      {text && <p className="mt-[clamp(0.9rem,2vw,1.25rem)] max-w-144 text-ink-soft">{text}</p>}
    </header>
  )
}
