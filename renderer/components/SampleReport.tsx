import { clsx } from 'clsx'
import { listMonths, type Report, type ReportCopy } from '../collections/report.ts'
import { drawTrend } from '../drawing/trend.ts'
import { interpolate } from '../wording/interpolate.ts'
import { SampleDocument } from './SampleDocument.tsx'

interface Props {
  report: Report
  copy: ReportCopy
  className?: string
}

/** Renders an example of the monthly report, as a sheet of paper. */
export function SampleReport({ report, copy, className }: Props) {
  const { practice, month, figures, trend, changed, next } = report
  const months = listMonths(report)
  const [previousMonth, currentMonth] = months.slice(-2)
  const trendFigure = {
    number: currentMonth?.formatted ?? '',
    label: trend.label,
    before: previousMonth?.formatted ?? '',
  }
  const notes = [
    { title: copy.changed, text: changed },
    { title: copy.next, text: next },
  ]
  return (
    <SampleDocument
      {...copy}
      title={interpolate(copy.title, { month })}
      practice={practice}
      closingNotes={notes}
      className={className}
    >
      <dl className="mt-4 grid grid-cols-1 gap-x-gap gap-y-4 border-line border-t pt-[1.1rem] md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {[...figures, trendFigure].map(({ number, label, before: previousNumber }, index) => (
          <div
            key={label}
            className="flex-col max-md:grid max-md:grid-cols-[6.25rem_minmax(0,1fr)] max-md:gap-x-4 md:flex"
          >
            <dt className={clsx(LABEL_CLASSES, 'order-1', index === figures.length && DOT_CLASSES)}>{label}</dt>
            <dd className="lining-tabular whitespace-nowrap font-display font-serif text-h3/[1.2] tracking-[-0.024em] max-md:[grid-area:1/1/3]">
              {number}
            </dd>
            <dd className={clsx(LABEL_CLASSES, 'order-2 mt-[0.2rem] text-ink-soft')}>
              {interpolate(copy.before, { number: previousNumber, month: previousMonth?.month ?? month })}
            </dd>
          </div>
        ))}
      </dl>
      <TrendLine label={trend.label} months={months} />
    </SampleDocument>
  )
}

const LABEL_CLASSES = 'note-size leading-[1.35] max-md:col-[2]'
/** The light marks the figure that the line shows. */
const DOT_CLASSES =
  'before:me-[0.4rem] before:inline-block before:size-[10px] before:rounded-full before:bg-accent before:forced-color-adjust-none'

function TrendLine({ label, months }: { label: string; months: ReturnType<typeof listMonths> }) {
  const { points, line, stems } = drawTrend(months.map(({ value }) => value))
  const text = months.map(({ month, formatted }) => `${month} ${formatted}`).join(', ')
  return (
    <svg
      className="chart tabular mt-5 mb-12 h-[7.5em] overflow-visible border-line border-b font-sans text-note"
      role="img"
      width="100%"
      textAnchor="middle"
    >
      <title>{`${label}: ${text}`}</title>
      <svg className="line-drawing size-full" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="stroke-line" d={stems} />
        <path d={line} />
      </svg>
      {months.map(({ month, formatted }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 }
        const isLast = index === months.length - 1
        const textClassName = clsx(
          'stroke-[5px] stroke-sheet [paint-order:stroke]',
          isLast ? 'fill-ink font-medium' : 'fill-ink-soft',
        )
        return (
          <g key={month} className={isLast ? 'chart-lit' : undefined}>
            <circle cx={`${x}%`} cy={`${y}%`} />
            <text className={textClassName} x={`${x}%`} y={`${y}%`} dy="-0.8em">
              {formatted}
            </text>
            <text className={textClassName} x={`${x}%`} y="100%" dy="1.7em">
              {month.slice(0, 3)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
