import { clsx } from 'clsx'
import { countTopThree, formatRank, isInTopThree } from '../../renderer/collections/audit.ts'
import { SampleDocument } from '../../renderer/components/SampleDocument.tsx'
import { StackingTable } from '../../renderer/components/StackingTable.tsx'
import { interpolate } from '../../renderer/wording/interpolate.ts'
import type { Data } from './+data.ts'

const CELL_CLASSES = 'py-[0.8rem] pe-gap last:pe-0 max-md:not-print:px-0 max-md:not-print:pt-0 max-md:not-print:pb-1'

/** Renders an example of a first audit: map rankings, findings, and advice. */
export function FirstAudit({ copy: { audit: copy } }: Data) {
  const { documentTitle, map, head, findings } = copy
  const headerCells = [head.tried, head.found, head.advice].map((name) => (
    <th key={name} scope="col" className="pe-gap pb-[0.6rem] text-ink-soft text-note/[1.4] last:pe-0 md:nth-2:w-[42%]">
      {name}
    </th>
  ))
  return (
    <section className="section wrap" aria-labelledby="audit">
      <div className="columns items-baseline gap-y-6">
        <h2 id="audit" className="lg:col-[1/8]">
          {copy.title}
        </h2>
        <p className="lede lg:col-[8/13]">{copy.text}</p>
      </div>
      <SampleDocument {...copy} title={documentTitle} className="mt-step">
        <div className="mt-4 mb-[1.1rem] grid gap-x-gap gap-y-8 border-line border-t pt-[1.1rem] lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:gap-x-[clamp(2rem,4vw,4rem)]">
          <RankMap map={map} />
          <StackingTable className="w-full self-start md:table-fixed" aria-labelledby="audit" headerCells={headerCells}>
            {findings.map(({ tried, found, advice }) => (
              <tr key={tried} className="border-line border-t max-md:not-print:py-[0.9rem]">
                <th
                  scope="row"
                  className={clsx(CELL_CLASSES, 'font-h3 font-serif text-name/[1.25] tracking-[-0.01em]')}
                >
                  {tried}
                </th>
                <td className={clsx(CELL_CLASSES, 'leading-[1.4]')}>{found}</td>
                <td className={clsx(CELL_CLASSES, 'text-ink-soft text-note/[1.4]')}>{advice}</td>
              </tr>
            ))}
          </StackingTable>
        </div>
      </SampleDocument>
    </section>
  )
}

const CELL_SIZE = 50
const TOP_CIRCLE_CLASSES = 'fill-[light-dark(var(--color-accent),var(--color-panel))]'
const TOP_TEXT_CLASSES = 'fill-[light-dark(var(--color-sheet),var(--color-on-panel))] font-medium'

function RankMap({ map }: { map: Data['copy']['audit']['map'] }) {
  const { title, text, rows } = map
  const caption = interpolate(text, countTopThree(map))
  const middle = (rows.length * CELL_SIZE) / 2
  return (
    <div className="grid content-start gap-x-8 gap-y-3 md:max-lg:not-print:grid-cols-[20rem_minmax(0,1fr)] md:max-lg:not-print:grid-rows-[auto_1fr]">
      <p className="note">{title}</p>
      <svg
        className="tabular w-full max-w-80 font-normal font-sans text-[15px] md:max-lg:not-print:row-[1/3]"
        viewBox={`0 0 ${2 * middle} ${2 * middle}`}
        role="img"
        textAnchor="middle"
      >
        <title>{`${title}. ${rows.map((ranks) => ranks.map(formatRank).join(', ')).join('; ')}.`}</title>
        <circle className="fill-none stroke-accent" cx={middle} cy={middle} r="23" />
        {rows.map((ranks, row) =>
          ranks.map((rank, column) => {
            const [x, y] = [(column + 0.5) * CELL_SIZE, (row + 0.5) * CELL_SIZE]
            const isTop = isInTopThree(rank)
            return (
              <g key={x}>
                <circle className={isTop ? TOP_CIRCLE_CLASSES : 'fill-none stroke-line'} cx={x} cy={y} r="17" />
                <text className={isTop ? TOP_TEXT_CLASSES : 'fill-ink-soft'} x={x} y={y} dy="0.34em">
                  {formatRank(rank)}
                </text>
              </g>
            )
          }),
        )}
      </svg>
      <p className="note">{caption}</p>
    </div>
  )
}
