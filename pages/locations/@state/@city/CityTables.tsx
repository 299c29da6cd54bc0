import './cityTable.css'
import type { ReactNode } from 'react'
import { MAX_REPORTED_INCOME } from '../../../../renderer/collections/facts/figures.ts'
import { roundMiles } from '../../../../renderer/places/geography.ts'
import {
  capitalize,
  formatCount,
  formatDollarsInThousands,
  interpolate,
  joinNames,
} from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { CitySection } from './CitySection.tsx'

const EMPTY_CELL = '–'
const VISIBLE_ROWS = 8

/** Renders the table of ZIP codes. Collapses rows after `VISIBLE_ROWS`. */
export function ZipCodes({ copy: { zips: zipsCopy, sources }, tokenValues, zipRows, differences, publishers }: Data) {
  if (zipRows.length === 0) return null
  const collapsedRows = zipRows.slice(VISIBLE_ROWS)
  return (
    <CitySection id="zips" title={interpolate(zipsCopy.title, tokenValues)}>
      <div className="@container lg:col-[6/13] lg:row-[1/4]">
        <ZipTable copy={zipsCopy} rows={zipRows.slice(0, VISIBLE_ROWS)} />
        {collapsedRows.length > 0 && (
          <details className="border-line border-b py-2">
            <summary className="disclosure">
              {interpolate(zipsCopy.moreToggle, { count: formatCount(collapsedRows.length) })}
            </summary>
            <ZipTable copy={zipsCopy} rows={collapsedRows} />
          </details>
        )}
      </div>
      <p className="note max-w-84 lg:col-[1/5]">
        {zipRows.some(({ isInNotes }) => isInNotes) && zipsCopy.boldZipsNote} {zipsCopy.note}{' '}
        {!differences && interpolate(sources, { publishers })}
      </p>
    </CitySection>
  )
}

type ZipsCopy = Data['copy']['zips']

function ZipTable({ copy, rows }: { copy: ZipsCopy; rows: Data['zipRows'] }) {
  const tableRows = rows.map(({ zip, isInNotes, placeName, miles, ...row }) => ({
    key: zip,
    name: (
      <>
        {isInNotes ? <b>{zip}</b> : zip}
        {placeName !== undefined && (
          <>
            {' '}
            <small>
              {placeName} {interpolate(copy.miles, { miles: String(roundMiles(miles)) })}
            </small>
          </>
        )}
      </>
    ),
    cells: [
      formatCount(row.households),
      formatIncome(copy, row),
      formatOffices(copy, row.dentists),
      formatOffices(copy, row.physicians),
    ],
  }))
  const headings = [copy.zip, copy.households, copy.income, copy.dentists, copy.physicians]
  return <Table className="city-zips" headings={headings} groups={[{ rows: tableRows }]} />
}

type Income = Pick<Data['zipRows'][number], 'income' | 'isIncomeAboveMax'>

function formatIncome(copy: ZipsCopy, { income, isIncomeAboveMax }: Income): string {
  if (isIncomeAboveMax) return interpolate(copy.incomeOver, { income: formatDollarsInThousands(MAX_REPORTED_INCOME) })
  return income === undefined ? EMPTY_CELL : formatDollarsInThousands(income)
}

/** Formats a count of offices: `12+`. It's a minimum, because the tables omit small counts. */
function formatOffices(copy: ZipsCopy, count: number | undefined): string {
  return count === undefined ? EMPTY_CELL : interpolate(copy.minimum, { count: formatCount(count) })
}

/** Renders the note on the main county, and figures that differ from the nation. */
export function Differences({ copy, tokenValues, differences, publishers, city: { countyNote } }: Data) {
  const { differences: differencesCopy, sources } = copy
  if (!differences) return null
  const { countyName, otherCounties, rows } = differences
  const units = [...new Set(rows.map(({ rowCopy }) => rowCopy.unitAndYear))]
  return (
    <CitySection id="differences" title={capitalize(interpolate(differencesCopy.title, { county: countyName }))}>
      {countyNote && <p className="max-w-84 font-serif text-body/[1.38] lg:col-[1/6]">{countyNote}</p>}
      {rows.length > 0 && (
        <div className="@container lg:col-[6/13] lg:row-[1/4]">
          <Table
            className="city-differences"
            headings={[differencesCopy.figure, differencesCopy.county, differencesCopy.state, differencesCopy.nation]}
            groups={units.map((unit) => ({
              heading: unit,
              rows: rows
                .filter(({ rowCopy }) => rowCopy.unitAndYear === unit)
                .map(({ rowCopy, county, state, nation }) => ({
                  key: rowCopy.figure,
                  name: rowCopy.label,
                  cells: [county, state ?? EMPTY_CELL, nation],
                })),
            }))}
          />
        </div>
      )}
      <p className="note max-w-84 lg:col-[1/5]">
        {otherCounties.length > 0 &&
          `${interpolate(differencesCopy.otherCountiesNote, { city: tokenValues.city, counties: joinNames(otherCounties) })} `}
        {differencesCopy.note} {rows.some(({ hasRange }) => hasRange) && `${differencesCopy.rangesNote} `}
        {interpolate(sources, { publishers })}
      </p>
    </CitySection>
  )
}

interface TableProps {
  className: string
  headings: string[]
  groups: { heading?: string; rows: { key: string; name: ReactNode; cells: string[] }[] }[]
}

function Table({ className, headings, groups }: TableProps) {
  return (
    <table className={`city-table note tabular w-full ${className}`}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading}>
          {heading && (
            <tr>
              <th scope="rowgroup" colSpan={headings.length}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((text, index) => (
                <td key={headings[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
