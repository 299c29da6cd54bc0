import { clsx } from 'clsx'
import { computeStemTops } from '../drawing/charts.ts'
import { formatDollars } from '../wording/format.ts'

type PriceStem = { name: string; dollars: number }
type Props = { alt: string; stems: PriceStem[]; highlightedIndex?: number }

const BASELINE_CLASSES = 'after:absolute after:inset-x-0 after:top-(--height) after:border-ink after:border-t-[1.25px]'

/** Renders three or five prices as a stem chart. Phones don't show it, since the prices are on the same screen. */
export function PriceStems({ alt, stems, highlightedIndex }: Props) {
  const tops = computeStemTops(stems.map(({ dollars }) => dollars))
  return (
    <div
      className={clsx(
        'wrap relative mt-16 grid gap-x-gap [--height:clamp(9rem,17vw,16rem)] max-md:hidden',
        BASELINE_CLASSES,
        stems.length === 3 ? 'grid-cols-3 lg:grid-cols-[6fr_repeat(3,2fr)] lg:*:first:col-2' : 'grid-cols-5',
      )}
      role="img"
      aria-label={alt}
    >
      {stems.map(({ name, dollars }, index) => (
        <div key={name} className={index === highlightedIndex ? 'chart-lit' : undefined}>
          <svg className="chart h-(--height) w-full overflow-visible" aria-hidden="true">
            <line
              className={index === highlightedIndex ? 'stroke-accent' : undefined}
              x1="7"
              x2="7"
              y1="100%"
              y2={`${tops[index]}%`}
            />
            <circle cx="7" cy={`${tops[index]}%`} />
            <text
              className="lining-tabular fill-ink font-display font-serif text-h3/none tracking-normal"
              y={`${tops[index]}%`}
              dy="-0.7em"
            >
              {formatDollars(dollars)}
            </text>
          </svg>
          <span className="mt-[0.9rem] block text-ink-soft text-note/[1.35]">{name}</span>
        </div>
      ))}
    </div>
  )
}

/** Lists names and prices for screen readers: `Small $500, Large $900`. */
export function formatPrices(stems: PriceStem[]): string {
  return stems.map(({ name, dollars }) => `${name} ${formatDollars(dollars)}`).join(', ')
}
