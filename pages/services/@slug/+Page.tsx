import './utilities.css'
import { ClosingSection, Section, TextList } from '../../../renderer/components/Blocks.tsx'
import { BackLink, Buttons, MoreLink } from '../../../renderer/components/Inline.tsx'
import { formatPrices, PriceStems } from '../../../renderer/components/PriceStems.tsx'
import { SampleReport } from '../../../renderer/components/SampleDocument.tsx'
import { WithSectionLinks } from '../../../renderer/components/WithSectionLinks.tsx'
import { FaqSection } from '../../../renderer/islands/FaqSection.tsx'
import { formatDollars, interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Comparison } from './Comparison.tsx'
import { Pricing } from './Pricing.tsx'
import { Stats, Testimonials } from './Proof.tsx'
import { DetailedFeatures, Process } from './Work.tsx'

/** Links from other sites can contain these ids, so don't rename them. `work` are the detailed features. */
const SECTION_IDS = ['work', 'process', 'comparison', 'pricing', 'faq'] as const

/** Renders a service. The price list is optional. */
export function Page(data: Data) {
  const { copy, company, service, priceText, pricing, planStems } = data
  const tokenValues = { service: service.title }
  const priceAndCall = (
    <>
      {priceText && `${priceText} `}
      <MoreLink link={copy.callButton} className="ms-4" />
    </>
  )
  return (
    <>
      <Hero {...data} />
      <Section
        id="key-benefits"
        title={interpolate(copy.keyBenefitsTitle, tokenValues)}
        className="wrap pt-part"
        titleClassName="label pb-[0.6rem]"
      >
        <TextList
          items={service.keyBenefits}
          className="grid gap-x-gap font-serif text-name/[1.3] *:border-line *:border-t *:py-4 max-md:text-body max-md:*:py-2.5 md:grid-cols-2 xl:grid-cols-4"
        />
      </Section>
      {service.speed && (
        <Section id="speed" title={service.speed.title}>
          <p className="lede mt-6 max-w-144">{service.speed.text}</p>
        </Section>
      )}
      <WithSectionLinks
        copy={copy.sectionLinks}
        ids={pricing ? SECTION_IDS : SECTION_IDS.filter((id) => id !== 'pricing')}
        aside={priceAndCall}
      >
        <Stats {...data} />
        <DetailedFeatures {...data} />
        <Process {...data} />
        <Testimonials {...data} />
        <Comparison {...data} />
        {pricing && <Pricing copy={copy.pricing} pricing={pricing} />}
        <FaqSection id="faq" title={copy.faqTitle} faq={data.faq} />
      </WithSectionLinks>
      <Section
        id="specialties"
        title={interpolate(copy.specialtiesTitle, tokenValues)}
        className="wrap py-part"
        titleClassName="label pb-[0.6rem]"
      >
        <ul className="grid gap-x-gap border-line border-t pt-3 *:py-1.5 *:*:underline *:*:decoration-line md:grid-cols-2 xl:grid-cols-3">
          {data.industryServices.map(({ href, title }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingSection
        copy={{ ...copy.closing, ...service.closing }}
        contact={company}
        tokenValues={tokenValues}
        drawing={
          planStems && (
            <PriceStems
              {...planStems}
              alt={interpolate(copy.priceChartAlt, { plans: formatPrices(planStems.stems) })}
            />
          )
        }
      />
    </>
  )
}

function Hero({ copy, service, priceLabels, lowestMonthlyPrice }: Data) {
  return (
    <header className="page-header wrap columns items-start overflow-x-clip pt-[clamp(1rem,3vw,3rem)] max-md:gap-y-4">
      <BackLink href={copy.backLink.to.address} label={copy.backLink.label} />
      <h1 className="lg:col-[1/13] lg:text-poster">{service.title}</h1>
      <div className="grid gap-7 max-md:gap-4 lg:col-[1/6]">
        <p className="lede">{service.body}</p>
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
          <span className="block">{copy.contractTerm}</span>
        </p>
        <Buttons primary={copy.callButton} />
        <p className="note">{service.timeToResults}</p>
      </div>
      {service.report && (
        <SampleReport report={service.report} copy={copy.report} className="max-lg:mt-6 lg:col-[6/13]" />
      )}
    </header>
  )
}
