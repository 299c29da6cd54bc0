import type { ReactNode } from 'react'
import { listMonths, type Report, type ReportCopy } from '../collections/report.ts'
import { drawTrend } from '../drawing/charts.ts'
import { interpolate } from '../wording/format.ts'
import { StretchedDrawing } from './Pulse.tsx'

interface DocumentProps {
  title: string
  practice: string
  /** Paragraphs at the end. */
  closingNotes: { title: string; text: string }[]
  byline: string
  /** Caption below the sheet. */
  caption: string
  className?: string | undefined
  children: ReactNode
}

/** Renders an example of a document for clients, such as a report, as a sheet of paper. */
export function SampleDocument({ title, practice, closingNotes, byline, caption, className, children }: DocumentProps) {
  return (
    <figure className={className}>
      <div className="sample-document">
        <p className="document-header">
          <b>{title}</b> <span>{practice}</span>
        </p>
        {children}
        <dl className="document-notes">
          {closingNotes.map((closingNote) => (
            <div key={closingNote.title}>
              <dt>{closingNote.title}</dt>
              <dd>{closingNote.text}</dd>
            </div>
          ))}
        </dl>
        <p className="document-writer">{byline}</p>
      </div>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  )
}

type ReportProps = { report: Report; copy: ReportCopy; className?: string }

/** Renders an example of a monthly report: figures, the trend of the last figure, and notes. */
export function SampleReport({ report, copy, className }: ReportProps) {
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
      {...copy}
      title={interpolate(copy.title, { month })}
      practice={practice}
      closingNotes={[
        { title: copy.changesLabel, text: report.changes },
        { title: copy.nextStepsLabel, text: report.nextSteps },
      ]}
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
