import './utilities.css'
import './audit.css'
import { countTopThree, formatRank, isInTopThree } from '../../renderer/collections/audit.ts'
import { Buttons } from '../../renderer/components/Links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { SampleDocument } from '../../renderer/components/SampleDocument.tsx'
import { ClosingSection } from '../../renderer/components/Sections.tsx'
import { StackingTable } from '../../renderer/components/StackingTable.tsx'
import { interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Ruler, SizeChoice, TotalPrice } from './Ruler.tsx'

/** Renders the services on a price scale. Visitors choose the size of their practice. */
export function Page(data: Data) {
  const { copy, company, services } = data
  const { columnHeaders } = copy.audit
  const auditHeaderCells = [columnHeaders.attempt, columnHeaders.outcome, columnHeaders.advice].map((name) => (
    <th key={name} scope="col">
      {name}
    </th>
  ))
  const serviceDots = (
    <div
      className="wrap relative mt-[clamp(4rem,9vw,9rem)] flex h-4 items-center justify-between before:absolute before:inset-x-0 before:border-t-[1.25px]"
      aria-hidden="true"
    >
      {services.map(({ href }, index) => (
        <span
          key={href}
          className={`relative rounded-full forced-color-adjust-none ${index === 0 ? 'size-3.5 bg-accent' : 'size-1.5 bg-ink'}`}
        />
      ))}
    </div>
  )
  return (
    <>
      <PageHeader
        {...copy.hero}
        className="page-header pt-top max-md:gap-y-4 lg:grid-rows-[auto_1fr]"
        titleClassName="lg:col-[1/9]"
        textClassName="lg:col-[1/7]"
      >
        <div className="max-lg:mt-4 lg:col-[9/13] lg:row-[1/3]">
          <SizeChoice {...data} />
          <TotalPrice {...data} />
          <Buttons primary={copy.closing.primaryButton} className="buttons mt-6 max-md:mt-4" />
        </div>
      </PageHeader>
      <div className="wrap mt-[clamp(2.25rem,3.5vw,4rem)]">
        <Ruler {...data} />
      </div>
      <section className="section wrap" aria-labelledby="audit">
        <div className="columns items-baseline gap-y-6">
          <h2 id="audit" className="lg:col-[1/8]">
            {copy.audit.title}
          </h2>
          <p className="lede lg:col-[8/13]">{copy.audit.text}</p>
        </div>
        <SampleDocument {...copy.audit} title={copy.audit.documentTitle} className="mt-step">
          <div className="audit">
            <RankMap {...copy.audit.map} />
            <StackingTable className="findings" aria-labelledby="audit" headerCells={auditHeaderCells}>
              {copy.audit.findings.map(({ attempt, outcome, advice }) => (
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
      <ClosingSection copy={copy.closing} contact={company} drawing={serviceDots} />
    </>
  )
}

const CELL_SIZE = 50

function RankMap({ title, caption, ranks }: Data['copy']['audit']['map']) {
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
      <p className="note">{interpolate(caption, countTopThree(ranks))}</p>
    </div>
  )
}
