import './CityPractices.css'
import { Section } from '../../../../renderer/components/Section.tsx'
import type { Rate } from '../../../../renderer/places/cityFigures.ts'
import { countyInText } from '../../../../renderer/places/cityValues.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import type { Data, Shown } from './+data.ts'

/** Who practices around the city: a sentence, and the offices by kind beside county, state and nation. */
export function CityPractices({ words: { offices: words }, values, prose, view: { figures } }: Shown) {
  if (!figures || prose.offices === '') return null
  const { rows, county } = figures
  return (
    <Section
      id="offices"
      title={fill(words.title, values)}
      className="section wrap columns gap-y-[clamp(1.75rem,3.5vw,2.5rem)]"
      titleClassName="fold:col-span-full"
    >
      <div className="city-prose fold:col-[1/6] fold:pe-gap">
        <p>{prose.offices}</p>
      </div>
      {county && rows.length > 0 && <OfficeTable words={words} values={values} rows={rows} county={county.name} />}
    </Section>
  )
}

type Words = Data['words']['offices']
type Rows = NonNullable<Data['view']['figures']>['rows']

function OfficeTable({
  words,
  values,
  rows,
  county,
}: {
  words: Words
  values: Shown['values']
  rows: Rows
  county: string
}) {
  const { table } = words
  const heads = [table.kind, table.nearby, table.county, table.state, table.nation]
  return (
    <table className="city-offices fold:col-[6/13] w-full self-start tabular-nums">
      <caption className="sr-only">{fill(table.caption, { ...values, county: countyInText(county) })}</caption>
      <thead>
        <tr>
          {heads.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, nearby, county: own, state, nation }) => (
          <tr key={kind}>
            <th scope="row">{words.kinds[kind].row}</th>
            <Cell text={nearby === undefined ? undefined : fill(table.atLeast, { count: formatCount(nearby) })} />
            <Cell text={boundsText(table, own)} />
            <Cell text={boundsText(table, state)} />
            <Cell text={boundsText(table, nation)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What nobody published is a dash. */
function Cell({ text = '–' }: { text?: string | undefined }) {
  return <td>{text}</td>
}

function boundsText({ between, atLeast }: Words['table'], bounds: Rate | undefined): string | undefined {
  if (!bounds) return undefined
  const low = rate(bounds.low)
  if (bounds.high === undefined) return fill(atLeast, { count: low })
  const high = rate(bounds.high)
  return low === high ? low : fill(between, { low, high })
}

/** Offices for 10,000 residents. */
function rate(value: number): string {
  return value.toFixed(1)
}
