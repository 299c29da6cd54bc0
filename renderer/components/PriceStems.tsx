import { clsx } from 'clsx'
import { computeStemTops } from '../drawing/bars.ts'
import { formatDollars } from '../wording/format.ts'

interface PriceStem {
  name: string
  dollars: number
}

interface Props {
  text: string
  stems: PriceStem[]
  lit?: number
  className: string
}

const THREE_COLUMNS = 'grid-cols-3 fold:grid-cols-[6fr_repeat(3,2fr)] fold:*:first:col-2'

export function PriceStems({ text, stems, lit, className }: Props) {
  const tops = computeStemTops(stems.map(({ dollars }) => dollars))
  return (
    <div
      className={clsx('price-stems wrap', stems.length === 3 ? THREE_COLUMNS : 'grid-cols-5', className)}
      role="img"
      aria-label={text}
    >
      {stems.map(({ name, dollars }, index) => (
        <div
          key={name}
          className={index === lit ? 'price-stem drawn-lit' : 'price-stem'}
          data-price={formatDollars(dollars)}
        >
          <svg className="drawn" aria-hidden="true">
            <line x1="7" x2="7" y1="100%" y2={`${tops[index]}%`} />
            <circle cx="7" cy={`${tops[index]}%`} />
            <text y={`${tops[index]}%`} dy="-0.7em">
              {formatDollars(dollars)}
            </text>
          </svg>
          <span>{name}</span>
        </div>
      ))}
    </div>
  )
}

export function formatPrices(stems: PriceStem[]): string {
  return stems.map(({ name, dollars }) => `${name} ${formatDollars(dollars)}`).join(', ')
}
