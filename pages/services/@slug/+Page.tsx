import './utilities.css'
import { BackLink, Buttons, MoreLink } from '../../../renderer/components/Links.tsx'
import { TextList } from '../../../renderer/components/Lists.tsx'
import { PriceStems } from '../../../renderer/components/PriceStems.tsx'
import { SampleReport } from '../../../renderer/components/SampleReport.tsx'
import { ClosingSection, Section } from '../../../renderer/components/Sections.tsx'
import { WithSectionLinks } from '../../../renderer/components/WithSectionLinks.tsx'
import iconShapes from '../../../renderer/icons/pages.json'
import { FaqSection } from '../../../renderer/islands/FaqSection.tsx'
import { formatDollars, interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Comparison } from './Comparison.tsx'
import { Pricing } from './Pricing.tsx'
import { Stats } from './Stats.tsx'
import { Testimonials } from './Testimonials.tsx'

/** Links from other sites can contain these ids, so don't rename them. `work` are the detailed features. */
const SECTION_IDS = ['work', 'process', 'comparison', 'pricing', 'faq'] as const

/** Renders a service. The price list is optional. */
export function Page(data: Data) {
  const { copy, company, service, priceLabels, priceChart } = data
  const { pricing } = service
  const tokenValues = { service: service.title }
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
        aside={
          <>
            {data.priceText && `${data.priceText} `}
            <MoreLink link={copy.callButton} className="ms-4" />
          </>
        }
      >
        <Stats {...data} />
        <DetailedFeatures {...data} />
        <Process {...data} />
        <Testimonials {...data} />
        <Comparison {...data} />
        {pricing && <Pricing copy={{ ...copy.pricing, ...priceLabels }} pricing={pricing} />}
        <FaqSection id="faq" title={copy.faqTitle} faq={data.faq} />
      </WithSectionLinks>
      <IndustryServices {...data} />
      <ClosingSection
        copy={{ ...copy.closing, ...service.closing }}
        contact={company}
        tokenValues={tokenValues}
        drawing={priceChart && <PriceStems {...priceChart} />}
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

const GROUP_CLASSES =
  'phone-fold lg:unfolded:grid lg:unfolded:grid-cols-12 lg:unfolded:gap-x-gap md:py-[clamp(1.25rem,2vw,1.75rem)]'

/** Renders groups of features with icons, which are collapsed on phones. */
function DetailedFeatures({ copy, service }: Data) {
  return (
    <Section id="work" title={copy.detailedFeaturesTitle} titleClassName="mb-[clamp(1.5rem,4vw,3.5rem)]">
      <div className="rows">
        {service.detailedFeatures.map(({ icon, category, text, items }) => (
          <details key={category} className={`${GROUP_CLASSES} lg:unfolded:details-content:col-[5/13]`}>
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

/** Renders an icon of 28 px, centered on the first line of the text next to it. */
function Icon({ name }: { name: keyof typeof iconShapes }) {
  return (
    <svg
      className="h-lh w-7 shrink-0 text-ink-soft"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's shapes, generated by `scripts/import/programs/icons.ts`
      dangerouslySetInnerHTML={{ __html: iconShapes[name] }}
    />
  )
}

const STEP_TIME_CLASSES = 'font-normal font-sans text-note/[1.4] tabular tracking-normal text-ink-soft'
const STEPS_CLASSES = 'rows lg:border-b-0 mt-step lg:grid lg:grid-cols-3 lg:gap-x-gap lg:gap-y-4 lg:*:pt-5'

/** Renders the five steps, which are collapsed on phones. */
function Process({ copy, process }: Data) {
  return (
    <Section id="process" title={copy.processTitle}>
      <ol className={STEPS_CLASSES}>
        {process.map(({ step, title, description, details, timeline }) => (
          <li key={step}>
            <details className="phone-fold">
              <summary className="disclosure unfolded:pe-0 unfolded:after:hidden max-md:py-3 md:max-lg:pt-6">
                <h3 className="flex grow flex-wrap items-baseline justify-between gap-x-4 gap-y-2 max-md:text-name lg:unfolded:flex-col-reverse">
                  <span>{title}</span> <span className={STEP_TIME_CLASSES}>{timeline}</span>
                </h3>
              </summary>
              <p className="max-w-152 md:mt-[0.6rem]">{description}</p>
              <TextList
                items={details}
                className="mt-[clamp(0.6rem,1.2vw,1rem)] grid max-w-152 list-disc gap-[clamp(0.2rem,0.5vw,0.4rem)] ps-[1.1rem] pb-[clamp(1.4rem,2.2vw,2rem)] text-ink-soft leading-[1.5]"
              />
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Renders links to the service for each industry. Content links to `specialties`, so don't rename the id. */
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
