import './CityReach.css'
import { Paragraphs } from '../../../../renderer/components/Lists.tsx'
import { Section } from '../../../../renderer/components/Section.tsx'
import { STAIRS_BASE, STAIRS_HEIGHT, type Step, stairs } from '../../../../renderer/drawing/stairs.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import { Facts } from '../../Facts.tsx'
import type { Data, Shown } from './+data.ts'

/** The rings around the center, in miles. */
const RINGS = [5, 10, 25]

/** How many people live near: a line of steps beside what it means, over that of a city of like size. */
export function CityReach({ words: { reach: words, facts }, values, prose, view }: Shown) {
  const { figures, peer, city } = view
  return (
    <Section
      id="reach"
      title={fill(words.title, values)}
      className="section wrap columns gap-y-[clamp(1.75rem,3.5vw,2.5rem)]"
      titleClassName="fold:col-[1/6]"
    >
      <div className="city-prose city-reach fold:col-[6/13] fold:max-w-176">
        <Paragraphs texts={prose.reach} />
        {city.parts && <Parts label={facts.population} parts={city.parts} />}
      </div>
      {figures && (
        <Stairs
          words={words.curve}
          values={values}
          own={ringsOf(figures)}
          peer={peer && ringsOf(peer)}
          name={peer?.city.name}
        />
      )}
    </Section>
  )
}

interface PartsProps {
  label: string
  parts: NonNullable<Data['view']['city']['parts']>
}

/** The residents of each part of the city, the most first. */
function Parts({ label, parts: { called, list } }: PartsProps) {
  const largest = list.toSorted((a, b) => b.population - a.population)
  return (
    <div>
      <p className="note">
        {called}. {label}
      </p>
      <Facts
        className="mt-6 text-ink"
        facts={largest.map(({ name, population }) => ({ label: name, value: formatCount(population) }))}
      />
    </div>
  )
}

function ringsOf({ within: { five, ten, twentyFive } }: { within: { five: number; ten: number; twentyFive: number } }) {
  return [five, ten, twentyFive]
}

interface StairsProps {
  words: Data['words']['reach']['curve']
  values: Shown['values']
  own: number[]
  peer: number[] | undefined
  name: string | undefined
}

function Stairs({ words, values, own, peer, name }: StairsProps) {
  const most = Math.max(...own, ...(peer ?? []))
  const steps = stairs(own, most)
  return (
    <svg className="city-stairs fold:col-span-full" role="img" width="100%" height={`${STAIRS_HEIGHT}em`}>
      <title>{`${fill(words.name, values)}: ${own.map(formatCount).join(', ')}.`}</title>
      {peer && <Line className="stairs-ghost" steps={stairs(peer, most)} />}
      <Line className="stairs-own" steps={steps} />
      {steps.map(({ from, y }, index) => (
        <g key={from}>
          <text className="stairs-count" x={`${from}%`} dx="0.6em" y={`${y}em`} dy="-0.5em">
            {formatCount(own[index] ?? 0)}
          </text>
          <text x={`${from}%`} dx="0.6em" y={`${STAIRS_BASE}em`} dy="1.5em">
            {fill(words.miles, { miles: RINGS[index] ?? 0 })}
          </text>
        </g>
      ))}
      {name !== undefined && (
        <text className="stairs-name" x="100%" y={`${STAIRS_BASE}em`} dy="3.2em">
          {fill(words.peer, { peer: name })}
        </text>
      )}
    </svg>
  )
}

function Line({ className, steps }: { className: string; steps: Step[] }) {
  return (
    <g className={className}>
      {steps.map(({ from, to, y, below }) => (
        <g key={from}>
          <line x1={`${from}%`} y1={`${below}em`} x2={`${from}%`} y2={`${y}em`} />
          <line x1={`${from}%`} y1={`${y}em`} x2={`${to}%`} y2={`${y}em`} />
        </g>
      ))}
    </g>
  )
}
