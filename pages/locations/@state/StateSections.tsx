import { Paragraphs, TitledList } from '../../../renderer/components/Lists.tsx'
import { Section, TintedSection } from '../../../renderer/components/Section.tsx'
import { interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

const SECTION_PROPS = { className: 'section wrap columns gap-y-6', titleClassName: 'lg:col-[1/5]' }

/** Renders the notes of the state, if any. */
export function StateNotes({ copy, titleValues, notes }: Data) {
  if (!notes) return null
  return (
    <Section id="notes" title={interpolate(copy.notes.title, titleValues)} {...SECTION_PROPS}>
      <div className="max-w-176 space-y-4 font-serif text-lede/[1.45] lg:col-[5/13]">
        <Paragraphs items={notes} />
      </div>
    </Section>
  )
}

/** Renders tables that compare the state with the nation, if any. */
export function StateTables({ copy: { comparison }, tokenValues, titleValues, tables }: Data) {
  if (tables.length === 0) return null
  return (
    <Section id="place" title={interpolate(comparison.title, titleValues)} className="section wrap">
      <div className="mt-[clamp(2rem,4vw,4rem)] grid items-start gap-x-gap gap-y-10 max-md:gap-y-0 lg:grid-cols-2">
        {tables.map((table) => (
          <StatsTable
            key={table.title}
            {...table}
            stateHeader={interpolate(comparison.columnHeaders.state, tokenValues)}
            nationHeader={comparison.columnHeaders.nation}
          />
        ))}
      </div>
    </Section>
  )
}

type StatsTableProps = Data['tables'][number] & { stateHeader: string; nationHeader: string }

function StatsTable({ title, groups, note, stateHeader, nationHeader }: StatsTableProps) {
  return (
    <details className="state-figures phone-fold @container border-line max-md:border-b">
      <summary className="disclosure max-md:py-4">
        <h3>{title}</h3>
      </summary>
      <table className="lining-tabular w-full">
        {groups.map(({ columnHeader, rows }) => (
          <tbody key={columnHeader}>
            <tr className="text-ink-soft">
              <th scope="col">{columnHeader}</th>
              <th scope="col">{stateHeader}</th>
              <th scope="col">{nationHeader}</th>
            </tr>
            {rows.map(({ name, state, nation }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{state}</td>
                <td className="text-ink-soft">{nation}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="note mt-4 mb-5">{note}</p>
    </details>
  )
}

/** Renders the advertising rule of the medical board, if any. */
export function MedicalAdvertisingRule({ copy, titleValues, advertisingRule }: Data) {
  if (!advertisingRule) return null
  return (
    <Section id="rule" title={interpolate(copy.advertisingRule.title, titleValues)} {...SECTION_PROPS}>
      <div className="max-w-176 space-y-3 lg:col-[5/13]">
        <p>{advertisingRule.text}</p>
        <p>
          <a className="more" href={advertisingRule.source} rel="noopener">
            {interpolate(copy.advertisingRule.sourceLink, { name: advertisingRule.name })}
          </a>
        </p>
      </div>
    </Section>
  )
}

export function WhyUs({ copy, tokenValues, titleValues }: Data) {
  return (
    <Section
      id="why"
      title={interpolate(copy.why.title, titleValues)}
      {...SECTION_PROPS}
      className="section wrap columns gap-y-8"
    >
      <TitledList
        items={copy.why.points.map(({ title, text }) => ({
          title: interpolate(title, tokenValues),
          text: interpolate(text, tokenValues),
        }))}
        className="rows lg:col-[5/13]"
        itemClassName="grid items-baseline gap-x-gap gap-y-2 py-5 md:grid-cols-[5fr_8fr]"
        textClassName="text-ink-soft"
      />
    </Section>
  )
}

export function StateServices({ copy, tokenValues, titleValues }: Data) {
  return (
    <TintedSection id="services" title={interpolate(copy.services.title, titleValues)}>
      <ul className="mt-8 grid gap-x-gap md:mt-12 md:grid-cols-3">
        {copy.services.summaries.map(({ title, text, to }) => (
          <li key={title} className="border-line border-t pt-4 pb-5 md:pt-6 md:pb-8">
            <h3>
              <a className="hover-accent underline decoration-line" href={to.address}>
                {interpolate(title, tokenValues)}
              </a>
            </h3>
            <p className="mt-2 max-w-104 text-ink-soft">{interpolate(text, tokenValues)}</p>
          </li>
        ))}
      </ul>
    </TintedSection>
  )
}
