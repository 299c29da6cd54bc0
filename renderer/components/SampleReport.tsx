import { listMonths, type Report, type ReportCopy } from '../collections/report.ts'
import { drawTrend } from '../drawing/charts.ts'
import { interpolate } from '../wording/format.ts'
import { SampleDocument } from './SampleDocument.tsx'
import { StretchedDrawing } from './StretchedDrawing.tsx'

type Props = { report: Report; copy: ReportCopy; className?: string }

/** Renders an example of a monthly report: figures, the trend of the last figure, and notes. */
export function SampleReport({ report, copy, className }: Props) {
  const { practice, month, figures, trend } = report
  const months = listMonths(report)
  const [previousMonth, currentMonth] = months.slice(-2)
  const trendFigure = {
    number: currentMonth?.formatted ?? '',
    label: trend.label,
    previousNumber: previousMonth?.formatted ?? '',
  }
  return (
    <SampleDocument
      title={interpolate(copy.title, { month })}
      practice={practice}
      closingNotes={[
        { title: copy.changesLabel, text: report.changes },
        { title: copy.nextStepsLabel, text: report.nextSteps },
      ]}
      byline={copy.byline}
      caption={copy.caption}
      className={className}
    >
      <dl className="report-figures">
        {[...figures, trendFigure].map(({ number, label, previousNumber }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
            <dd>
              {interpolate(copy.previousNumber, { number: previousNumber, month: previousMonth?.month ?? month })}
            </dd>
          </div>
        ))}
      </dl>
      <TrendLine label={trend.label} months={months} />
    </SampleDocument>
  )
}

function TrendLine({ label, months }: { label: string; months: ReturnType<typeof listMonths> }) {
  const { points, line, stems } = drawTrend(months.map(({ value }) => value))
  const text = months.map(({ month, formatted }) => `${month} ${formatted}`).join(', ')
  return (
    <svg className="chart trend" role="img" width="100%">
      <title>{`${label}: ${text}`}</title>
      <StretchedDrawing width={100} height={100}>
        <path className="stems" d={stems} />
        <path d={line} />
      </StretchedDrawing>
      {months.map(({ month, formatted }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 }
        return (
          <g key={month} className={index === months.length - 1 ? 'chart-lit' : undefined}>
            <circle cx={`${x}%`} cy={`${y}%`} />
            <text x={`${x}%`} y={`${y}%`} dy="-0.8em">
              {formatted}
            </text>
            <text x={`${x}%`} y="100%" dy="1.7em">
              {month.slice(0, 3)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
