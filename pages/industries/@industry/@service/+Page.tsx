import './utilities.css'
import { clsx } from 'clsx'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { Items } from '../../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../../renderer/components/PageHead.tsx'
import { Section, TintedSection } from '../../../../renderer/components/Section.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import { END_OF_HEAD_CLASSES, Mark } from '../../Mark.tsx'
import type { Data } from './+data.ts'
import { Price, Steps, Terms } from './Terms.tsx'

export function Page(data: Data) {
  const { copy, company, industry, service, entry, firstBenefits } = data
  const names = { industry: industry.name, service: service.title }
  return (
    <>
      <header className="page-head wrap columns phone:grid-rows-[repeat(4,auto)_1fr] gap-y-[clamp(1rem,2vw,2.25rem)] overflow-x-clip pt-[clamp(1rem,3vw,3rem)]">
        <BackLink href={industry.href} label={fill(copy.back, { industry: industry.name })} />
        <h1 className="fold:col-[1/13]">{entry.title}</h1>
        <p className="lede phone:col-[1/7] phone:row-3">{entry.description}</p>
        <Price {...data} />
        <div className="contents items-end justify-between max-phone:flex">
          <Buttons
            primary={copy.call}
            className="buttons phone:col-[1/7] phone:row-5 fold:pb-[clamp(1.5rem,3vw,3rem)] max-fold:pb-6"
          />
          <Mark name={industry.icon} className={clsx('phone:row-[3/6] phone:translate-x-[20%]', END_OF_HEAD_CLASSES)} />
        </div>
      </header>
      <Steps {...data} />
      <div className="wrap columns mt-step items-start gap-y-8">
        <Terms {...data} />
        <Items texts={firstBenefits} className="rows fold:col-[6/13] *:py-[clamp(0.75rem,1.4vw,1.15rem)]" />
      </div>
      <TintedSection id="features" title={fill(copy.features, names)}>
        <Items
          texts={entry.features}
          className="mt-[clamp(2rem,4vw,3.5rem)] phone:grid phone:grid-cols-2 gap-x-gap font-serif text-[clamp(1.25rem,1.1rem+0.5vw,1.5rem)]/[1.36] tracking-[-0.01em] *:border-line *:border-t *:pt-5 phone:*:pt-7 *:pb-[1.4rem] phone:*:pb-9"
        />
      </TintedSection>
      <Section
        id="benefits"
        title={fill(copy.benefits, names)}
        className="section wrap columns items-baseline gap-y-6"
        titleClassName="fold:col-[1/5]"
      >
        <div className="fold:col-[5/13]">
          <Items texts={entry.benefits} className="rows font-serif text-statement *:py-[clamp(1rem,1.6vw,1.4rem)]" />
          <p className="mt-7">
            <a className="more" href={service.href}>
              {fill(copy.general, { service: service.title })}
            </a>
          </p>
        </div>
      </Section>
      <Closing copy={copy.closing} contact={company} values={names} />
    </>
  )
}
