import './ruler.css'
import { clsx } from 'clsx'
import { shortenSizes } from '../../renderer/collections/services/pricing.ts'
import { CardTitle } from '../../renderer/components/Links.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Renders radio buttons for the size of the practice. `ruler.css` shows the prices of the checked size, so JavaScript isn't needed. */
export function SizeChoice({ copy, ruler }: Data) {
  return (
    <fieldset className="mb-6 flex flex-wrap items-center gap-x-7 max-md:mb-2 print:hidden">
      <legend className="label float-left w-full">{copy.ruler.sizeQuestion}</legend>
      {shortenSizes(ruler.sizes).map((size, index) => (
        <label
          key={size}
          className="hover-accent inline-flex cursor-pointer items-center gap-[0.6rem] py-[0.65rem] font-serif text-name"
        >
          {' '}
          <input
            className="m-1 size-1.5 cursor-pointer appearance-none rounded-full bg-ink forced-color-adjust-none checked:m-0 checked:size-3.5 checked:bg-accent"
            type="radio"
            name="size"
            value={index + 1}
            defaultChecked={index === 0}
          />{' '}
          <span className="underline in-[:has(:checked)]:no-underline decoration-line underline-offset-[0.2em]">
            {size}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const MONTHS_PER_YEAR = 12

/** Renders the total price of services per month and in the first year, by size of the practice. */
export function TotalPrice({ copy, ruler: { sizes, totals } }: Data) {
  return (
    <>
      <p className="note mb-4 md:mb-6">{copy.ruler.totalLabel}</p>
      <div role="status">
        <div className="*:*:raised-dollar *:*:text-display lg:max-xl:*:*:text-h2 print:*:*:text-h3">
          <PricesBySize dollars={totals} sizes={sizes} unit={copy.perMonth} />
        </div>
        <div className="mt-1 *:*:text-name">
          <PricesBySize
            dollars={totals.map((dollars) => dollars * MONTHS_PER_YEAR)}
            sizes={sizes}
            unit={copy.ruler.firstYear}
          />
        </div>
      </div>
    </>
  )
}

/** Renders the prices of services on a common axis. */
export function Ruler({ copy, services, ruler: { ticks, sizes } }: Data) {
  return (
    <div>
      <div>
        <p className="note mb-3">{copy.ruler.axisNote}</p>
        <svg
          className="lining-tabular note-size h-[1.6em] w-full overflow-visible border-line border-b fill-ink-soft pe-[7px]"
          aria-hidden="true"
        >
          {ticks.map(({ dollars, x }) => (
            <text
              key={dollars}
              className="max-md:even:hidden"
              x={x}
              y="1em"
              textAnchor={dollars === 0 ? 'start' : 'middle'}
            >
              {formatDollars(dollars)}
            </text>
          ))}
        </svg>
      </div>
      <ul className="gap-x-gap lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)_minmax(13rem,auto)]">
        {services.map(({ href, title, cardText, prices }) => (
          <li
            key={href}
            className="group relative grid gap-x-gap gap-y-2 pt-[clamp(2rem,3.2vw,3rem)] md:max-lg:grid-cols-[1fr_auto] lg:col-span-full lg:grid-cols-subgrid lg:items-baseline"
          >
            <CardTitle level="h2" href={href} title={title} />
            <p className="max-w-136 text-ink-soft max-md:order-1 md:max-lg:col-1">
              {cardText}
              <span className="more block w-fit text-ink group-hover:text-accent" aria-hidden="true">
                {copy.learnMore}
              </span>
            </p>
            <PricesBySize
              className="*:raised-dollar md:max-lg:col-2 md:max-lg:row-1 lg:justify-self-end lg:text-end lg:*:whitespace-nowrap"
              dollars={prices.map(({ dollars }) => dollars)}
              sizes={sizes}
              unit={copy.perMonth}
            />
            <svg
              className="rule col-span-full mt-3 h-2 w-full overflow-visible pe-[7px] max-md:order-1"
              aria-hidden="true"
            >
              {ticks.map(({ dollars, x }) => (
                <line key={dollars} className="tick" x1={x} x2={x} y2="100%" />
              ))}
              {prices.map(({ dollars, x }, index) => (
                <line key={dollars} className={`length ${SIZE_CLASSES[index]}`} x2={x} y1="-0.6" y2="-0.6" />
              ))}
              {prices.map(({ dollars, x }, index) => (
                <circle key={dollars} className={SIZE_CLASSES[index]} cx={x} cy="-0.6" />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Classes of prices by size. `ruler.css` needs a rule for each. */
const SIZE_CLASSES = ['price-1', 'price-2', 'price-3']

type PricesBySizeProps = { dollars: number[]; sizes: string[]; unit: string; className?: string }

/** Renders the price for each size. `ruler.css` shows the price for the checked size. */
function PricesBySize({ dollars, sizes, unit, className }: PricesBySizeProps) {
  return (
    <div className={clsx('ruler-prices', className)}>
      {dollars.map((price, index) => (
        <p key={sizes[index]} className={SIZE_CLASSES[index]}>
          {formatDollars(price)} <small className="small-sans inline-block">{unit}</small>{' '}
          <small className="ruler-size small-sans">{sizes[index]}</small>
        </p>
      ))}
    </div>
  )
}
