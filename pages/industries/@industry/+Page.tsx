import './utilities.css'
import { computeRowDollars } from '../../../renderer/collections/industries/example.ts'
import { BackLink, Buttons, CitationLink } from '../../../renderer/components/Links.tsx'
import { TextList, TitledList } from '../../../renderer/components/Lists.tsx'
import { PlaceholderLabel } from '../../../renderer/components/PlaceholderLabel.tsx'
import { formatPrices, PriceStems } from '../../../renderer/components/PriceStems.tsx'
import { Quote } from '../../../renderer/components/Quote.tsx'
import { ClosingSection, Section } from '../../../renderer/components/Sections.tsx'
import { WithSectionLinks } from '../../../renderer/components/WithSectionLinks.tsx'
import { drawDots } from '../../../renderer/drawing/charts.ts'
import { formatCount, formatDollars, interpolate } from '../../../renderer/wording/format.ts'
import { HEADER_MARK_CLASSES, Mark } from '../Mark.tsx'
import type { Data } from './+data.ts'
import { LinkRows } from './LinkRows.tsx'

export function Page(data: Data) {
  const { copy, company, industry, prices, testimonial } = data
  const tokenValues = { industry: industry.name }
  return (
    <>
      <Header {...data} />
      <WithSectionLinks copy={copy.sectionLinks} ids={['services', 'why', 'example', 'closing']}>
        <Services {...data} />
        <WhyChoose {...data} />
      </WithSectionLinks>
      {testimonial && <Quote copy={copy.testimonial} testimonial={testimonial} />}
      <RelatedReading {...data} />
      <ClosingSection
        copy={{ ...copy.closing, ...industry.closing }}
        contact={company}
        tokenValues={tokenValues}
        drawing={<PriceStems alt={interpolate(copy.priceChartAlt, { prices: formatPrices(prices) })} stems={prices} />}
      />
    </>
  )
}

function Header({ copy, industry, lede, restOfBody, citation }: Data) {
  return (
    <header className="page-header wrap columns overflow-x-clip pt-[clamp(1rem,3vw,3rem)] max-md:gap-y-4 md:grid-rows-[repeat(3,auto)_1fr_auto] md:gap-y-[clamp(1.25rem,2vw,2.25rem)]">
      <BackLink href={copy.backLink.to.address} label={copy.backLink.label} />
      <h1 className="md:row-2 lg:col-[1/12]">{industry.title}</h1>
      <div className="grid gap-4 md:col-[1/7] md:row-3">
        <p className="lede">{lede}</p>
        {(restOfBody || citation) && (
          <p className="max-w-144 text-ink-soft">
            {restOfBody} {citation && <CitationLink citation={citation} />}
          </p>
        )}
      </div>
      <div className="contents items-end justify-between max-md:flex">
        <Buttons primary={copy.callButton} className="buttons max-md:pb-6 md:col-[1/7] md:row-4 md:self-end" />
        <Mark
          name={industry.icon}
          className={`md:row-[3/6] md:ms-auto md:w-[min(50%,20rem)] md:max-lg:col-span-full md:max-lg:mb-[max(-3.333%,-1.333rem)] lg:col-[8/13] lg:mb-[-6.667%] lg:w-full ${HEADER_MARK_CLASSES}`}
        />
      </div>
      <p className="note max-md:mt-5 md:col-[1/7] md:row-5 md:-mt-2 md:max-lg:pb-6 lg:pb-[clamp(1.5rem,3vw,3rem)]">
        {copy.note}
      </p>
    </header>
  )
}

function Services({ copy, industry, services, priceLabels }: Data) {
  return (
    <Section id="services" title={interpolate(copy.servicesTitle, { industry: industry.name })}>
      <ul className="rows mt-[clamp(2rem,4vw,3.5rem)]">
        {services.map(({ href, title, description, benefits, lowestMonthlyPrice }) => (
          <li
            key={href}
            className="columns gap-y-[clamp(0.6rem,1.2vw,1rem)] py-[clamp(1.5rem,3.2vw,3rem)] lg:grid-rows-[auto_1fr]"
          >
            <details className="phone-fold lg:col-span-full lg:unfolded:contents lg:unfolded:details-content:contents">
              <summary className="disclosure unfolded:after:hidden lg:col-[1/5] lg:row-[1/3] lg:items-start">
                <h3 className="font-h3 text-h3">{title}</h3>
              </summary>
              <p className="font-serif text-name/[1.35] max-lg:mt-3 lg:col-[5/9]">{description}</p>
              <TextList
                items={benefits}
                className="content-start space-y-3 text-ink-soft max-lg:mt-4 lg:col-[9/13] lg:row-[1/3]"
              />
            </details>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 lg:col-[5/9]">
              <a className="more" href={href}>
                {copy.learnMore}
                <span className="sr-only">: {title}</span>
              </a>
              {lowestMonthlyPrice !== undefined && (
                <span className="note">
                  {priceLabels.pricePrefix}{' '}
                  <span className="lining font-serif text-ink text-name">{formatDollars(lowestMonthlyPrice)}</span>{' '}
                  {priceLabels.perMonth}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function WhyChoose(data: Data) {
  const { whyChoose } = data.industry
  return (
    <section className="panel" aria-labelledby="why">
      <div className="wrap columns items-baseline gap-y-[clamp(2rem,4vw,3rem)]">
        <h2 id="why" className="-ms-hang text-feature tracking-[-0.03em] lg:col-[1/7]">
          {whyChoose.title}
        </h2>
        <p className="lede max-lg:-mt-2 lg:col-[7/13]">{whyChoose.text}</p>
        <TitledList
          items={whyChoose.points}
          className="col-span-full grid-cols-2 gap-x-gap lg:grid"
          itemClassName="border-panel-line border-t pt-[clamp(1.15rem,2vw,1.5rem)] pb-[clamp(1.3rem,2.3vw,1.75rem)] lg:odd:last:col-span-full lg:odd:last:grid grid-cols-subgrid items-baseline"
          textClassName="mt-[0.6rem] max-w-152 text-ink-soft"
        />
        <WorkedExample {...data} />
      </div>
    </section>
  )
}

const ROW_NAME_CLASSES = 'font-h3 font-serif text-name lining'

function WorkedExample({ copy: { example: exampleCopy }, industry: { example }, placeholderLabel }: Data) {
  const { lineLength, rows } = drawDots(example.rows)
  const hasDollarsPerRow = example.dollarsPerRow !== undefined
  const formatAmount = (count: number) => {
    const dollars = formatDollars(computeRowDollars(example, count))
    return hasDollarsPerRow ? interpolate(exampleCopy.costPerDot, { dollars }) : dollars
  }
  return (
    <section className="columns col-span-full items-baseline md:mt-8" aria-labelledby="example">
      <h3 id="example" className="lg:col-[1/7]">
        {example.title}
      </h3>
      <p className="mt-3 text-ink-soft lg:col-[7/13]">
        {example.text} <PlaceholderLabel label={placeholderLabel} />
      </p>
      <dl className="col-span-full mt-7 auto-cols-fr grid-rows-[auto_auto] gap-x-gap md:grid md:grid-flow-col">
        {rows.map(({ count, label, path, lineCount }, index) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] content-start items-baseline gap-x-gap gap-y-[1.1rem] border-panel-line border-t pt-4 pb-6 md:row-span-2 md:grid-rows-subgrid"
          >
            <dt className={ROW_NAME_CLASSES}>{hasDollarsPerRow ? `${formatCount(count)} ${label}` : label}</dt>
            <dd className={index === rows.length - 1 ? ROW_NAME_CLASSES : 'lining-tabular text-ink-soft'}>
              {formatAmount(count)}
            </dd>
            <dd className="col-span-full self-start">
              <svg
                className="w-full max-w-128 overflow-visible fill-none stroke-[0.5] stroke-on-panel forced-color-adjust-none [stroke-linecap:round]"
                aria-hidden="true"
                viewBox={`0 0 ${lineLength} ${lineCount}`}
              >
                <path d={path} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note mt-3 lg:col-[1/8]">
        {example.dotNote} {exampleCopy.note}
      </p>
    </section>
  )
}

/** Renders links to articles and episodes, and the names of practice software. */
function RelatedReading({ copy, industry, relatedReading }: Data) {
  return (
    <div className="section wrap columns items-baseline gap-y-6">
      {relatedReading.length > 0 && (
        <div className="lg:col-[1/8]">
          <h2 id="reading">{copy.relatedTitle}</h2>
          <LinkRows links={relatedReading} className="mt-6" />
        </div>
      )}
      <dl className="lg:col-[9/13]">
        <dt className="note-size text-ink-soft">{copy.softwareLabel}</dt>
        <dd className="mt-2 font-serif text-name/[1.35]">{industry.software}</dd>
      </dl>
    </div>
  )
}
