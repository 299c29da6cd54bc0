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
      <header className="page-head wrap columns items-start">
        <BackLink href={industry.href} label={fill(words.back, { industry: industry.name })} />
        <h1 className="fold:col-[1/13]">{entry.title}</h1>
        <Terms words={words.terms} term={term} call={words.call} service={service} steps={steps} />
        <p className="lede fold:col-[1/7]">{entry.description}</p>
        <Items
          texts={firstBenefits}
          className="rows fold:col-[7/13] fold:mt-2 *:py-[clamp(0.65rem,0.5rem+0.6vw,0.9rem)] *:leading-[1.5] max-fold:mt-6"
        />
      </header>
      <TintedSection id="features" title={fill(words.features, names)}>
        <Items
          texts={entry.features}
          className="mt-[clamp(2rem,4vw,3.5rem)] grid phone:grid-cols-2 gap-x-gap font-serif text-[clamp(1.25rem,1.1rem+0.5vw,1.5rem)]/[1.36] tracking-[-0.01em] *:border-line *:border-t *:pt-7 *:pb-9 max-phone:*:pt-5 max-phone:*:pb-[1.4rem]"
        />
      </TintedSection>
      <Section
        id="benefits"
        title={fill(words.benefits, names)}
        className="section wrap columns gap-y-[clamp(2rem,4vw,3rem)]"
        titleClassName="fold:sticky fold:top-26 fold:self-start fold:col-[1/5]"
      >
        <Items texts={entry.benefits} className="fold:col-[6/13] grid gap-7 font-serif text-statement" />
        <p className="fold:col-[6/13]">
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
