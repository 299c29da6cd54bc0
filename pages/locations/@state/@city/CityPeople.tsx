import './CityPeople.css'
import { Section } from '../../../../renderer/components/Section.tsx'
import { countyInText } from '../../../../renderer/places/cityValues.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount, formatDollars } from '../../../../renderer/wording/format.ts'
import { Facts } from '../../Facts.tsx'
import type { Data, Shown } from './+data.ts'

/** Who lives in the city's county: its people against the nation's, and what the census says of them. */
export function CityPeople({ words: { people: words }, prose, view: { figures } }: Shown) {
  const county = figures?.county
  if (!county || prose.people === '') return null
  return (
    <Section
      id="people"
      title={fill(words.title, { county: countyInText(county.name) })}
      className="section wrap columns gap-y-[clamp(1.75rem,3.5vw,2.5rem)]"
      titleClassName="fold:col-[1/6]"
    >
      <div className="city-prose fold:col-[6/13]">
        <p>{prose.people}</p>
      </div>
      <Facts className="city-people fold:col-span-full" facts={factsOf(words.facts, county)} />
    </Section>
  )
}

type County = NonNullable<NonNullable<Data['view']['figures']>['county']>

function factsOf(words: Data['words']['people']['facts'], { residents, people = {} }: County) {
  const { medianAge, income, incomeMargin, spanish, minutesToWork } = people
  const known = (label: string, value: number | undefined, text: (value: number) => string) =>
    value === undefined ? [] : [{ label, value: text(value) }]
  const margin = formatDollars(incomeMargin ?? 0)
  return [
    { label: words.residents, value: formatCount(residents) },
    ...known(words.medianAge, medianAge, String),
    ...known(words.income, incomeMargin === undefined ? undefined : income, (value) =>
      fill(words.incomeValue, { income: formatDollars(value), margin }),
    ),
    ...known(words.spanish, spanish, (value) => `${Math.round(value)}%`),
    ...known(words.minutesToWork, minutesToWork, (value) => fill(words.minutes, { minutes: Math.round(value) })),
  ]
}
