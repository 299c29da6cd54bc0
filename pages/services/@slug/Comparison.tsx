import './tables.css'
import { StackingTable } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'

export function Comparison({ copy: { comparison: comparisonCopy }, comparison: rows }: Data) {
  const headerCells = (
    <>
      <th scope="col">{comparisonCopy.feature}</th>
      <th scope="col" className="comparison-us">
        {comparisonCopy.us}
      </th>
      <th scope="col">{comparisonCopy.inHouse}</th>
      <th scope="col">{comparisonCopy.agencies}</th>
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="comparison">
      <TableHeader id="comparison" title={comparisonCopy.title} />
      <StackingTable className="comparison w-full table-fixed" aria-labelledby="comparison" headerCells={headerCells}>
        {rows.map(({ feature, us, inHouse, agencies }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <Cell name={comparisonCopy.us} text={us} className="comparison-us" />
            <Cell name={comparisonCopy.inHouse} text={inHouse} />
            <Cell name={comparisonCopy.agencies} text={agencies} />
          </tr>
        ))}
      </StackingTable>
    </section>
  )
}

function Cell({ name, text, className }: { name: string; text: string; className?: string }) {
  return (
    <td className={className}>
      <span className="block font-medium md:hidden print:hidden">{name} </span>
      {text}
    </td>
  )
}

export function TableHeader({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <header className="table-header pb-[clamp(1.5rem,4vw,3.5rem)] print:pb-6">
      <h2 id={id} className="max-w-168">
        {/* Prevents line breaks inside of hyphenated words. */}
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
