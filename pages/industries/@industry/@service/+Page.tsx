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

export function Page(data: Data) {
  const { words, company, industry, service, entry, firstBenefits, otherBenefits } = data
  const line = (
    <div className="mt-[clamp(1rem,3vw,3rem)] flex justify-end overflow-x-clip pe-[4vw]">
      <Mark name={industry.icon} goesOn className="w-[clamp(11rem,24vw,22rem)]" />
    </div>
  )
  const names = { industry: industry.name, service: service.title }
  return (
    <>
      <header className="page-head wrap columns items-start">
        <BackLink href={industry.href} label={fill(words.back, { industry: industry.name })} />
        <h1 className="fold:col-[1/13]">{entry.title}</h1>
        <p className="lede fold:col-[1/9]">{entry.description}</p>
        <Terms {...data} />
        <Items
          texts={firstBenefits}
          className="col-span-full grid phone:grid-cols-3 gap-x-gap gap-y-4 *:border-line *:border-t *:pt-4"
        />
      </header>
      <TintedSection id="features" title={fill(words.features, names)}>
        <Items texts={entry.features} className="terms-features mt-[clamp(2rem,4vw,3.5rem)]" />
      </TintedSection>
      <Section
        id="benefits"
        title={fill(words.benefits, names)}
        className="section wrap columns items-baseline gap-y-6"
        titleClassName="fold:col-[1/5]"
      >
        <div className="fold:col-[5/13]">
          <Items texts={otherBenefits} className="space-y-7 font-display font-serif text-quote" />
          <p className="mt-7">
            <a className="more" href={service.href}>
              {fill(words.general, { service: service.title })}
            </a>
          </p>
        </div>
      </Section>
      <Closing words={words.closing} contact={company} values={names} line={line} />
    </>
  )
}
