import './cityTable.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { PeopleRow, Rate } from '../../../../renderer/places/cityFigures.ts'
import { countyInText } from '../../../../renderer/places/cityValues.ts'
import { figureText, rateText } from '../../../../renderer/places/findingWords.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { capitalize, formatCount, formatDollars, joinNames } from '../../../../renderer/wording/format.ts'
import type { Data, Shown } from './+data.ts'

/** All figures, to look up: offices and people, of which those stand first that the page begins with. Folded, on every screen. */
export function CityTables(props: Shown) {
  const { words, view, values, prose, sources } = props
  const { figures, city } = view
  if (!figures || figures.rows.length + figures.people.length === 0) return null
  const county = countyInText(figures.county?.name ?? city.name, city)
  const from = fill(words.sources, { names: sources })
  const tables = [
    figures.rows.length > 0 && (
      <Table key="offices" sources={from} title={fill(words.tables.offices.title, values)}>
        <Offices words={words} figures={figures} />
      </Table>
    ),
    figures.people.length > 0 && (
      <Table key="people" sources={from} title={fill(words.tables.people.title, { county })}>
        <People words={words.tables.people} rows={figures.people} />
        <Parts {...props} />
      </Table>
    ),
  ]
  return (
    <div className="wrap columns phone:pt-part pt-8">
      <div className="fold:col-[6/13] border-line border-b">
        {prose.beginsWithPeople ? tables.toReversed() : tables}
      </div>
    </div>
  )
}

function Table({ title, sources, children }: { title: string; sources: string; children: ReactNode }) {
  return (
    <details className="border-line border-t py-3">
      <summary className="discloses font-serif text-lede">{title}</summary>
      {children}
      <p className="note mt-2">{sources}</p>
    </details>
  )
}

type Figures = NonNullable<Data['view']['figures']>

function Offices({ words, figures: { rows, zips } }: { words: Data['words']; figures: Figures }) {
  const { tables, facts } = words
  const { caption, noRing, kind, nearby, county, state, nation } = tables.offices
  const isRing = zips !== undefined
  const cells = (row: Figures['rows'][number]) => [
    ...(isRing
      ? [row.nearby === undefined ? NOTHING : fill(tables.offices.atLeast, { count: formatCount(row.nearby) })]
      : []),
    ...[row.county, row.state, row.nation].map((rate) => betweenText(tables.offices, rate)),
  ]
  return (
    <>
      <p className="note mt-2">{isRing ? fill(caption, { zips: formatCount(zips) }) : noRing}</p>
      <Rows
        heads={[kind, ...(isRing ? [nearby] : []), county, state, nation]}
        rows={rows.map((row) => ({ name: capitalize(facts.offices.kinds[row.kind].name), cells: cells(row) }))}
      />
    </>
  )
}

function People({ words, rows }: { words: Data['words']['tables']['people']; rows: PeopleRow[] }) {
  const { label, county, nation, basis, middle } = words
  return (
    <>
      <Rows
        isBased
        heads={[label, county, nation, basis]}
        rows={rows.map((row) => ({
          name: words.rows[row.of].label,
          cells: [
            ownText(words, row),
            row.nation === undefined ? NOTHING : `${unitText(words, row.of, row.nation)}${isStarred(row) ? '*' : ''}`,
            words.rows[row.of].basis,
          ],
        }))}
      />
      {rows.some(isStarred) && <p className="note mt-2">{middle}</p>}
    </>
  )
}

/** What nobody published is a dash. */
const NOTHING = '–'

const isStarred = ({ isMiddle, nation }: PeopleRow) => isMiddle && nation !== undefined

function ownText(words: Data['words']['tables']['people'], { of, county, margin }: PeopleRow): string {
  const text = unitText(words, of, county)
  return of === 'income' && margin !== undefined
    ? fill(words.margin, { income: text, margin: formatDollars(margin) })
    : text
}

function unitText({ minutes }: Data['words']['tables']['people'], of: PeopleRow['of'], value: number): string {
  const text = figureText(of, value)
  if (of === 'minutesToWork') return fill(minutes, { minutes: text })
  return of === 'income' || of === 'medianAge' ? text : `${text}%`
}

function betweenText({ between, atLeast }: Data['words']['tables']['offices'], rate: Rate | undefined): string {
  if (!rate) return NOTHING
  const low = rateText(rate.low)
  if (rate.high === undefined) return fill(atLeast, { count: low })
  const high = rateText(rate.high)
  return low === high ? low : fill(between, { low, high })
}

function Rows({
  heads,
  rows,
  isBased = false,
}: {
  isBased?: boolean
  heads: string[]
  rows: { name: string; cells: string[] }[]
}) {
  return (
    <table className={clsx('city-table note tabular mt-3 w-full', isBased && 'city-table-based')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((text, index) => (
              <td key={heads[index + 1]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Parts({ words, view: { city } }: Shown) {
  if (!city.parts) return null
  const { called, list } = city.parts
  const largest = list.toSorted((a, b) => b.population - a.population)
  const named = largest.map(({ name, population }) => `${name} ${formatCount(population)}`)
  return <p className="note mt-2">{fill(words.hero.parts, { called, list: joinNames(named) })}</p>
}
