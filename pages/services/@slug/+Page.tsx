import './utilities.css'
import './faq.css'
import { clsx } from 'clsx'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Icon } from '../../../renderer/components/Icon.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Items } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { PriceStems, pricesText } from '../../../renderer/components/PriceStems.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { WithSectionLinks } from '../../../renderer/components/SectionLinks.tsx'
import { Faq as FaqIsland } from '../../../renderer/islands/Faq.island.tsx'
import { Island } from '../../../renderer/islands/Island.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatDollars } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Comparison } from './Comparison.tsx'
import { Pricing } from './Pricing.tsx'
import { Process, ProcessDrawing } from './Process.tsx'
import { Figures, Testimonials } from './Proof.tsx'
import { Weight } from './Weight.tsx'

const SECTIONS = ['work', 'process', 'comparison', 'pricing', 'faq'] as const

export function Page(data: Data) {
  const { words, company, service, pricing, stems } = data
  return (
    <>
      <Hero {...data} />
      <ProcessDrawing {...data} />
      {service.weight && <Weight words={service.weight} size={data.size} />}
      <WithSectionLinks words={words.sections} ids={pricing ? SECTIONS : SECTIONS.filter((id) => id !== 'pricing')}>
        <Figures {...data} />
        <Work {...data} />
        <Process {...data} />
        <Comparison {...data} />
        <Testimonials {...data} />
        <Pricing {...data} />
        <Faq {...data} />
      </WithSectionLinks>
      <Closing
        words={words.closing}
        contact={company}
        values={{ service: service.title }}
        line={
          stems && (
            // Phones have shown the prices below each other, one screen above.
            <PriceStems
              {...stems}
              className="mt-[clamp(2rem,4vw,4rem)] max-phone:hidden"
              text={fill(words.plans, { plans: pricesText(stems.stems) })}
            />
          )
        }
      />
    </>
  )
}

function Hero({ words, service, terms }: Data) {
  const { back, keyBenefits, call, term } = words
  return (
    <header className="page-head wrap columns items-start">
      <BackLink href={back.to.slug} label={back.label} />
      <h1 className="fold:col-[1/13]">{service.title}</h1>
      <div className="fold:col-[1/7] grid gap-8">
        <p className="lede">{service.body}</p>
        <Terms {...terms} term={term} />
        <Buttons primary={call} />
      </div>
      <section className="fold:col-[8/13] max-fold:mt-6">
        <h2 id="key-benefits" className="label pb-[0.6rem]">
          {fill(keyBenefits, { service: service.title })}
        </h2>
        <Items texts={service.keyBenefits} className="rows leading-[1.5] *:py-[clamp(0.65rem,0.5rem+0.6vw,0.9rem)]" />
      </section>
    </header>
  )
}

function Terms({ from, dollars, perMonth, time, term }: Data['terms'] & { term: string }) {
  return (
    <p className="max-w-136 text-ink-soft text-note/[1.45]">
      {dollars !== undefined && (
        <span className="serif-head lining mb-1 block text-ink first-letter:uppercase">
          {from} {formatDollars(dollars)} {perMonth}
        </span>
      )}{' '}
      <span className="block">{time}</span> {term}
    </p>
  )
}

function Faq({ words, faq }: Data) {
  return (
    <section className="section wrap columns" aria-labelledby="faq">
      <h2 id="faq" className="fold:sticky fold:top-26 fold:col-[1/5] mb-[clamp(1.5rem,3vw,2.5rem)] fold:self-start">
        {words.faq}
      </h2>
      <Island name="Faq" component={FaqIsland} id="faq-list" className="fold:col-[6/13]" props={{ faq }} />
    </section>
  )
}

const GROUP =
  'phone-fold fold:unfolded:grid fold:unfolded:grid-cols-12 fold:unfolded:gap-x-gap phone:py-[clamp(1.25rem,2vw,1.75rem)]'

function Work({ words, service }: Data) {
  return (
    <Section
      id="work"
      title={words.detailedFeatures}
      className="section wrap"
      titleClassName="mb-[clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="rows">
        {service.detailedFeatures.map(({ icon, category, desc, items }) => (
          <details key={category} className={clsx(GROUP, 'fold:unfolded:details-content:col-[5/13]')}>
            <summary className="discloses fold:col-[1/5] fold:items-start max-phone:py-4">
              <h3 className="flex items-center gap-3">
                <Icon name={icon} />
                {category}
              </h3>
            </summary>
            <p className="max-w-152 max-fold:mt-2 max-phone:mt-0">{desc}</p>
            <Items
              texts={items}
              className="grid phone:grid-cols-2 gap-x-gap gap-y-[clamp(0.45rem,1vw,0.75rem)] pt-3 text-ink-soft leading-[1.45] max-phone:pb-6"
            />
          </details>
        ))}
      </div>
    </Section>
  )
}
