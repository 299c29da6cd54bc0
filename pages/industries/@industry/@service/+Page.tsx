import '../../industries.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Items } from '../../../../renderer/components/Lists.tsx'
import { ServiceHead } from '../../../../renderer/components/PageHead.tsx'
import { Section, TintedSection } from '../../../../renderer/components/Section.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** `/industries/{industry}/{service}` */
export function Page({ words, company, industry, service, entry, firstBenefits }: Data) {
  const names = { industry: industry.name, service: service.title }
  const back = { href: industry.href, label: fill(words.back, { industry: industry.name }) }
  return (
    <>
      <ServiceHead back={back} title={entry.title} text={entry.description} call={words.call}>
        <Items texts={firstBenefits} className="service-benefits rows" />
      </ServiceHead>
      <TintedSection id="features" title={fill(words.features, names)}>
        <Items texts={entry.features} className="cells cells-2 feature-cards" />
      </TintedSection>
      <Section id="benefits" title={fill(words.benefits, names)} className="large-list section wrap columns">
        <Items texts={entry.benefits} />
        <p className="large-list-more">
          <a className="more" href={service.href}>
            {fill(words.general, { service: service.title })}
          </a>
        </p>
      </Section>
      <Closing words={words.closing} contact={company} values={names} />
    </>
  )
}
