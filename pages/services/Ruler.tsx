import './sizes.css'
import './ruler.css'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import type { RulerPlan } from './priceRuler.ts'

type Words = Pick<Data['words'], 'ruler' | 'perMonth' | 'learnMore'>

/** How many providers: radio buttons, by which the sheet shows one size's prices and moves the lights. No script. */
export function SizeChoice({ legend, sizes }: { legend: string; sizes: string[] }) {
  return (
    <fieldset className="sizes">
      <legend className="label">{legend}</legend>
      {sizes.map((size, index) => (
        <label key={size}>
          <input type="radio" name="size" value={index + 1} defaultChecked={index === 0} /> <span>{size}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface RulerProps {
  words: Words
  services: Data['services']
  ruler: Data['ruler']
}

/** All services, each on its rule of the same axis of dollars. The whole row is the link. */
export function Ruler({ words, services, ruler }: RulerProps) {
  const { plans, ticks, sizes, totals } = ruler
  return (
    <div className="ruler">
      <Axis label={words.ruler.axis} ticks={ticks} />
      <ul>
        {services.map(({ href, title, desc }) => (
          <li key={href}>
            <a href={href}>
              <h2>{title}</h2>
              <p>
                {desc} <span className="more">{words.learnMore}</span>
              </p>
              <Prices dollars={(plans[href] ?? []).map(({ dollars }) => dollars)} sizes={sizes} unit={words.perMonth} />
              <Rule plans={plans[href] ?? []} ticks={ticks} />
            </a>
          </li>
        ))}
      </ul>
      <div className="ruler-total">
        <p>{words.ruler.together}</p>
        <Prices dollars={totals} sizes={sizes} unit={words.perMonth} />
      </div>
    </div>
  )
}

/** The price of each size. The sheet shows the chosen one; print, and a browser that cannot choose, all. */
function Prices({ dollars, sizes, unit }: { dollars: number[]; sizes: string[]; unit: string }) {
  return (
    <div className="ruler-prices">
      {dollars.map((price, index) => (
        <p key={sizes[index]} className={`size-${index + 1}`}>
          {formatDollars(price)} <span>{unit}</span> <span className="ruler-size">{sizes[index]}</span>
        </p>
      ))}
    </div>
  )
}

/** A row's own piece of the ruler. */
function Rule({ plans, ticks }: { plans: RulerPlan[]; ticks: RulerPlan[] }) {
  return (
    <svg className="rule" aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      {ticks.map(({ dollars, at }) => (
        <line key={dollars} className="tick" x1={`${at}%`} x2={`${at}%`} y1="50%" y2="100%" />
      ))}
      {plans.map(({ dollars, at }, index) => (
        <circle key={dollars} className={`size-${index + 1}`} cx={`${at}%`} cy="50%" />
      ))}
    </svg>
  )
}

/** What the rules measure. */
function Axis({ label, ticks }: { label: string; ticks: RulerPlan[] }) {
  return (
    <div className="axis">
      <p className="note">{label}</p>
      <svg aria-hidden="true">
        {ticks.map(({ dollars, at }) => (
          <text key={dollars} x={`${at}%`} y="1em" textAnchor={at === 0 ? 'start' : 'middle'}>
            {formatDollars(dollars)}
          </text>
        ))}
      </svg>
    </div>
  )
}
