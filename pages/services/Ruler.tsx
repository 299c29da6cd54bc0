import './ruler.css'
import { CardLink } from '../../renderer/components/Links.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import type { RulerPlan } from './priceRuler.ts'

/** How many providers: radio buttons, by which the sheet shows one size's prices and moves the lights. No script. */
export function SizeChoice({ words, ruler }: Data) {
  return (
    <fieldset className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
      <legend className="label float-left mb-1 w-full">{words.ruler.legend}</legend>
      {ruler.sizes.map((size, index) => (
        <label
          key={size}
          className="lights-up inline-flex cursor-pointer items-center gap-[0.6rem] py-[0.35rem] font-serif text-step/[1.2] max-phone:py-[0.65rem]"
        >
          {' '}
          <input
            className="size-3.5 cursor-pointer appearance-none rounded-full border-[1.25px] checked:border-accent checked:bg-accent checked:forced-color-adjust-none"
            type="radio"
            name="size"
            value={index + 1}
            defaultChecked={index === 0}
          />{' '}
          <span>{size}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The minimum term. */
const MONTHS = 12

/** All services, each on its rule of the same axis of dollars. */
export function Ruler({ words, services, ruler: { plans, ticks, sizes, totals } }: Data) {
  return (
    <div>
      <Axis label={words.ruler.axis} ticks={ticks} />
      <ul>
        {services.map(({ href, title, desc }) => (
          <li key={href} className="ruler-row relative">
            <h2>
              <CardLink href={href}>{title}</CardLink>
            </h2>
            <p>
              {desc}{' '}
              <span className="more" aria-hidden="true">
                {words.learnMore}
              </span>
            </p>
            <Prices dollars={(plans[href] ?? []).map(({ dollars }) => dollars)} sizes={sizes} unit={words.perMonth} />
            <Rule plans={plans[href] ?? []} ticks={ticks} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline justify-between gap-x-gap gap-y-2 pt-7">
        <p className="font-serif text-lede/[1.3]">{words.ruler.together}</p>
        {/* Says the new sums when another size is chosen. */}
        <div role="status">
          <Prices dollars={totals} sizes={sizes} unit={words.perMonth} />
          <div className="mt-2 *:*:text-lede/[1.3]">
            <Prices dollars={totals.map((sum) => sum * MONTHS)} sizes={sizes} unit={words.ruler.firstYear} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Only these classes are in the sheet, which shows and lights what is of the chosen size. */
const SIZES = ['price-1', 'price-2', 'price-3']

/** The price of each size. The sheet shows the chosen one; print, and a browser that cannot choose, all. */
function Prices({ dollars, sizes, unit }: { dollars: number[]; sizes: string[]; unit: string }) {
  return (
    <div className="ruler-prices">
      {dollars.map((price, index) => (
        <p key={sizes[index]} className={SIZES[index]}>
          {formatDollars(price)} <small className="beside-serif">{unit}</small>{' '}
          <small className="ruler-size beside-serif">{sizes[index]}</small>
        </p>
      ))}
    </div>
  )
}

/** A row's own piece of the ruler: the line is its border, so that the last point's light ends where the line does. */
function Rule({ plans, ticks }: { plans: RulerPlan[]; ticks: RulerPlan[] }) {
  return (
    <svg className="rule" aria-hidden="true">
      {ticks.map(({ dollars, at }) => (
        <line key={dollars} className="tick" x1={`${at}%`} x2={`${at}%`} y2="100%" />
      ))}
      {plans.map(({ dollars, at }, index) => (
        <circle key={dollars} className={SIZES[index]} cx={`${at}%`} cy="-0.6" />
      ))}
    </svg>
  )
}

function Axis({ label, ticks }: { label: string; ticks: RulerPlan[] }) {
  return (
    <div>
      <p className="note">{label}</p>
      <svg className="axis" aria-hidden="true">
        {ticks.map(({ dollars, at }) => (
          <text key={dollars} x={`${at}%`} y="1em" textAnchor={at === 0 ? 'start' : 'middle'}>
            {formatDollars(dollars)}
          </text>
        ))}
      </svg>
    </div>
  )
}
