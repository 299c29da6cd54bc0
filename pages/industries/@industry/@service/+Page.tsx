import './utilities.css'
import '../../marks.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Items } from '../../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../../renderer/components/PageHead.tsx'
import { Section, TintedSection } from '../../../../renderer/components/Section.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import { Mark } from '../../Mark.tsx'
import type { Data } from './+data.ts'
import { Terms } from './Terms.tsx'

/** `/industries/{industry}/{service}` */
export function Page({ words, term, company, industry, service, steps, entry, firstBenefits }: Data) {
  const names = { industry: industry.name, service: service.title }
  return (
    <>
      <header className="page-head service-head wrap columns">
        <BackLink href={industry.href} label={fill(words.back, { industry: industry.name })} />
        <h1>{entry.title}</h1>
        <Terms words={words.terms} term={term} call={words.call} service={service} steps={steps} />
        <p className="lede fold:col-[1/7]">{entry.description}</p>
        <Items texts={firstBenefits} className="service-benefits rows fold:col-[7/13]" />
      </header>
      <TintedSection id="features" title={fill(words.features, names)}>
        <Items
          texts={entry.features}
          className="cells cells-2 font-serif text-[clamp(1.25rem,1.1rem+0.5vw,1.5rem)]/[1.36] tracking-[-0.01em]"
        />
      </TintedSection>
      <Section id="benefits" title={fill(words.benefits, names)} className="large-list section wrap columns">
        <Items texts={entry.benefits} />
        <p className="large-list-more">
          <a className="more" href={service.href}>
            {fill(words.general, { service: service.title })}
          </a>
        </p>
      </Section>
      <Closing words={words.closing} contact={company} values={names} line={<MarkLine name={industry.icon} />} />
    </>
  )
}

/** The specialty's mark on a line across the window. */
function MarkLine({ name }: { name: Data['industry']['icon'] }) {
  return (
    <div className="mt-[clamp(1rem,3vw,3rem)]! flex justify-end overflow-x-clip pe-[4vw]">
      <Mark name={name} goesOn className="w-[clamp(11rem,24vw,22rem)] overflow-visible" />
    </div>
  )
}
