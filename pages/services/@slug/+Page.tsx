import './utilities.css'
import { clsx } from 'clsx'
import { ClosingSection } from '../../../renderer/components/ClosingSection.tsx'
import { Icon } from '../../../renderer/components/Icon.tsx'
import { Buttons, MoreLink } from '../../../renderer/components/Links.tsx'
import { TextList } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHeader.tsx'
import { formatPrices, PriceStems } from '../../../renderer/components/PriceStems.tsx'
import { SampleReport } from '../../../renderer/components/SampleReport.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { WithSectionLinks } from '../../../renderer/components/WithSectionLinks.tsx'
import { FaqSection } from '../../../renderer/islands/FaqSection.tsx'
import { formatDollars, interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Comparison } from './Comparison.tsx'
import { Pricing } from './Pricing.tsx'
import { Process } from './Process.tsx'
import { Stats } from './Stats.tsx'
import { Testimonials } from './Testimonials.tsx'

/** Links from other sites can contain these ids, so don't rename them. `work` are the detailed features. */
const SECTION_IDS = ['work', 'process', 'comparison', 'pricing', 'faq'] as const

/** Renders a service. The price list is optional. */
export function Page(data: Data) {
  const { copy, company, service, pricing, planStems, faq } = data
  return (
    <>
      <Hero {...data} />
      <Benefits {...data} />
      {service.speed && (
        <Section id="speed" className="section wrap" title={service.speed.title}>
          <p className="lede mt-6 max-w-144">{service.speed.text}</p>
        </Section>
      )}
      <WithSectionLinks
        copy={copy.sectionLinks}
        ids={pricing ? SECTION_IDS : SECTION_IDS.filter((id) => id !== 'pricing')}
        aside={<PriceAndCall {...data} />}
      >
        <Stats {...data} />
        <DetailedFeatures {...data} />
        <Process {...data} />
        <Testimonials {...data} />
        <Comparison {...data} />
        <Pricing {...data} />
        <FaqSection id="faq" title={copy.faqTitle} faq={faq} />
      </WithSectionLinks>
      <IndustryServices {...data} />
      <ClosingSection
        copy={{ ...copy.closing, ...service.closing }}
        contact={company}
        tokenValues={{ service: service.title }}
        drawing={
          planStems && (
            <PriceStems
              {...planStems}
              label={interpolate(copy.priceChartAlt, { plans: formatPrices(planStems.stems) })}
            />
          )
        }
      />
    </>
  )
}

function Hero(data: Data) {
  const { copy, service } = data
  return (
    <header className="page-header wrap columns items-start overflow-x-clip pt-[clamp(1rem,3vw,3rem)] max-md:gap-y-4">
      <BackLink href={copy.backLink.to.address} label={copy.backLink.label} />
      <h1 className="lg:col-[1/13] lg:text-poster">{service.title}</h1>
      <div className="grid gap-7 max-md:gap-4 lg:col-[1/6]">
        <p className="lede">{service.body}</p>
        <Price {...data} />
        <Buttons primary={copy.callButton} />
        <p className="note">{service.timeToResults}</p>
      </div>
      {service.report && (
        <SampleReport report={service.report} copy={copy.report} className="max-lg:mt-6 lg:col-[6/13]" />
      )}
    </header>
  )
}

function Price({ copy: { contractTerm }, priceLabels, lowestMonthlyPrice }: Data) {
  return (
    <p className="note max-w-136">
      {lowestMonthlyPrice !== undefined && (
        <>
          <span className="inline-block first-letter:uppercase">{priceLabels.pricePrefix}</span>{' '}
          <span className="lining raised-dollar mx-1.5 inline-block font-light font-serif text-h2/[1.2] text-ink tracking-[-0.03em]">
            {formatDollars(lowestMonthlyPrice)}
          </span>{' '}
          {priceLabels.perMonth}{' '}
        </>
      )}
      <span className="block">{contractTerm}</span>
    </p>
  )
}

function PriceAndCall({ copy: { callButton }, priceLabels, lowestMonthlyPrice }: Data) {
  return (
    <>
      {lowestMonthlyPrice !== undefined &&
        `${priceLabels.pricePrefix} ${formatDollars(lowestMonthlyPrice)} ${priceLabels.perMonth} `}
      <MoreLink link={callButton} className="ms-4" />
    </>
  )
}

function Benefits({ copy, service }: Data) {
  return (
    <Section
      id="key-benefits"
      title={interpolate(copy.keyBenefitsTitle, { service: service.title })}
      className="wrap pt-part"
      titleClassName="label pb-[0.6rem]"
    >
      <TextList
        items={service.keyBenefits}
        className="grid gap-x-gap font-serif text-name/[1.3] *:border-line *:border-t *:py-4 max-md:text-body max-md:*:py-2.5 md:grid-cols-2 xl:grid-cols-4"
      />
    </Section>
  )
}

const GROUP_CLASSES =
  'phone-fold lg:unfolded:grid lg:unfolded:grid-cols-12 lg:unfolded:gap-x-gap md:py-[clamp(1.25rem,2vw,1.75rem)]'

function DetailedFeatures({ copy, service }: Data) {
  return (
    <Section
      id="work"
      title={copy.detailedFeaturesTitle}
      className="section wrap"
      titleClassName="mb-[clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="rows">
        {service.detailedFeatures.map(({ icon, category, text, items }) => (
          <details key={category} className={clsx(GROUP_CLASSES, 'lg:unfolded:details-content:col-[5/13]')}>
            <summary className="disclosure max-md:py-3 lg:col-[1/5] lg:items-start">
              <h3 className="flex gap-3">
                <Icon name={icon} />
                {category}
              </h3>
            </summary>
            <p className="max-w-152 max-md:mt-0 max-lg:mt-2">{text}</p>
            <TextList
              items={items}
              className="grid gap-x-gap gap-y-[clamp(0.45rem,1vw,0.75rem)] pt-3 text-ink-soft leading-[1.45] max-md:pb-6 md:grid-cols-2"
            />
          </details>
        ))}
      </div>
    </Section>
  )
}

function IndustryServices({ copy, service, industryServices }: Data) {
  return (
    <Section
      id="specialties"
      title={interpolate(copy.specialtiesTitle, { service: service.title })}
      className="wrap py-part"
      titleClassName="label pb-[0.6rem]"
    >
      <ul className="grid gap-x-gap border-line border-t pt-3 *:py-1.5 *:*:underline *:*:decoration-line md:grid-cols-2 xl:grid-cols-3">
        {industryServices.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
