import { clsx } from 'clsx'
import { StackingTable } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'

/** Classes of a dot that marks our column and the most popular plan. */
export const DOT_CLASSES =
  'before:me-2 before:inline-block before:size-[10px] before:rounded-full before:bg-accent before:forced-color-adjust-none'
const CELL_CLASSES = 'py-[1.1rem] max-lg:pe-gap max-lg:last:pe-0 max-md:not-print:p-0 print:py-[0.4rem]'
const HEADER_CLASSES =
  'border-line border-b pb-[0.9rem] font-medium max-lg:pe-gap max-lg:last:pe-0 print:text-caption/[1.35]'
const ROW_CLASSES =
  'border-line border-b max-md:not-print:grid max-md:not-print:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] max-md:not-print:gap-x-5 max-md:not-print:gap-y-2 max-md:not-print:py-4'

/** Renders a table that compares us with in-house work and other agencies. */
export function Comparison({ copy: { comparison: copy }, comparison: rows }: Data) {
  const headerCells = [copy.feature, copy.us, copy.inHouse, copy.agencies].map((name) => (
    <th key={name} scope="col" className={clsx(HEADER_CLASSES, name === copy.us ? DOT_CLASSES : 'text-ink-soft')}>
      {name}
    </th>
  ))
  return (
    <section className="section wrap" aria-labelledby="comparison">
      <TableHeader id="comparison" title={copy.title} />
      <StackingTable className="comparison w-full table-fixed" aria-labelledby="comparison" headerCells={headerCells}>
        {rows.map(({ feature, us, inHouse, agencies }) => (
          <tr key={feature} className={ROW_CLASSES}>
            <th
              scope="row"
              className={clsx(CELL_CLASSES, 'col-span-full font-h3 font-serif text-name/[1.25] tracking-[-0.01em]')}
            >
              {feature}
            </th>
            <Cell name={copy.us} text={us} isOurs />
            <Cell name={copy.inHouse} text={inHouse} />
            <Cell name={copy.agencies} text={agencies} />
          </tr>
        ))}
      </StackingTable>
    </section>
  )
}

function Cell({ name, text, isOurs = false }: { name: string; text: string; isOurs?: boolean }) {
  return (
    <td
      className={clsx(
        CELL_CLASSES,
        'text-pretty leading-[1.45] max-md:not-print:text-note/[1.4] print:text-caption/[1.35]',
        isOurs ? 'col-span-full font-medium' : 'text-ink-soft',
      )}
    >
      <span className={clsx('block font-medium md:hidden print:hidden', isOurs && DOT_CLASSES)}>{name} </span>
      {text}
    </td>
  )
}

/** Renders a heading for a section with a wide table. */
export function TableHeader({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <header className="table-header pb-[clamp(1.5rem,4vw,3.5rem)] print:pb-6">
      <h2 id={id} className="max-w-168">
        {/* Browsers would break a word at its hyphen. */}
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
