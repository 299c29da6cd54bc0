import './audit.css'
import { LAST_RANK } from '../../renderer/collections/audit.ts'
import { SampleDocument } from '../../renderer/components/SampleDocument.tsx'
import { StackingTable } from '../../renderer/components/StackingTable.tsx'
import { interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

type AuditCopy = Data['copy']['audit']

const COLUMNS = ['attempt', 'outcome', 'advice'] as const

/** Renders an example of a first audit: a map of search rankings and a table of findings. */
export function Audit({ copy }: { copy: AuditCopy }) {
  const headerCells = COLUMNS.map((column) => (
    <th key={column} scope="col">
      {copy.columnHeaders[column]}
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
      <SampleDocument {...copy} title={copy.documentTitle} className="mt-step">
        <div className="audit">
          <RankMap {...copy.map} />
          <StackingTable className="findings" aria-labelledby="audit" headerCells={headerCells}>
            {copy.findings.map(({ attempt, outcome, advice }) => (
              <tr key={attempt}>
                <th scope="row">{attempt}</th>
                <td>{outcome}</td>
                <td>{advice}</td>
              </tr>
            ))}
          </StackingTable>
        </div>
      </SampleDocument>
    </section>
  )
}

/** The map on the first page of Google shows three practices. */
const isInTopThree = (rank: number) => rank <= 3

const formatRank = (rank: number) => (rank < LAST_RANK ? String(rank) : `${LAST_RANK}+`)

const CELL_SIZE = 50

function RankMap({ title, caption, ranks }: AuditCopy['map']) {
  const allRanks = ranks.flat()
  const size = ranks.length * CELL_SIZE
  return (
    <div>
      <p className="note">{title}</p>
      <svg className="rank-map" viewBox={`0 0 ${size} ${size}`} role="img">
        <title>{`${title}. ${ranks.map((rowRanks) => rowRanks.map(formatRank).join(', ')).join('; ')}.`}</title>
        <circle className="office" cx={size / 2} cy={size / 2} r="23" />
        {ranks.map((rowRanks, row) =>
          rowRanks.map((rank, column) => {
            const [x, y] = [(column + 0.5) * CELL_SIZE, (row + 0.5) * CELL_SIZE]
            return (
              <g key={x} className={isInTopThree(rank) ? 'is-top' : undefined}>
                <circle cx={x} cy={y} r="17" />
                <text x={x} y={y} dy="0.34em">
                  {formatRank(rank)}
                </text>
              </g>
            )
          }),
        )}
      </svg>
      <p className="note">
        {interpolate(caption, { count: allRanks.filter(isInTopThree).length, total: allRanks.length })}
      </p>
    </div>
  )
}
