import './utilities.css'
import { clsx } from 'clsx'
import { BackLink, Buttons } from '../../../../renderer/components/Links.tsx'
import { TextList } from '../../../../renderer/components/Lists.tsx'
import { Quote } from '../../../../renderer/components/Quote.tsx'
import { ClosingSection, ColumnsSection, Section } from '../../../../renderer/components/Sections.tsx'
import { FaqSection } from '../../../../renderer/islands/FaqSection.tsx'
import { formatDollars, interpolate } from '../../../../renderer/wording/format.ts'
import { HEADER_MARK_CLASSES, Mark } from '../../Mark.tsx'
import { LinkRows } from '../LinkRows.tsx'
import type { Data } from './+data.ts'

export function Page(data: Data) {
  const { copy, company, tokenValues, industryService, testimonial } = data
  return (
    <>
      <Hero {...data} />
      <Steps {...data} />
      <Overview {...data} />
      <FeaturesAndBenefits {...data} />
      <FirstMonth {...data} />
      {testimonial && <Quote copy={copy.testimonial} testimonial={testimonial} />}
      <FaqSection id="questions" title={interpolate(copy.questionsTitle, tokenValues)} faq={data.faq} />
      <ColumnsSection
        id="others"
        title={interpolate(copy.otherServicesTitle, tokenValues)}
        className="items-baseline gap-y-6"
      >
        <LinkRows links={data.otherServices} className="lg:col-[6/13]" />
      </ColumnsSection>
      <ClosingSection
        copy={{ ...copy.closing, ...industryService.closing }}
        contact={company}
        tokenValues={tokenValues}
      />
    </>
  )
}

function Hero({ copy, tokenValues, industry, industryService, service, priceLabels }: Data) {
  const { lowestMonthlyPrice: price, smallestPlanSize, largerPlansText } = service
  return (
    <header className="page-header wrap columns gap-y-[clamp(1rem,2vw,2.25rem)] overflow-x-clip pt-[clamp(1rem,3vw,3rem)] md:grid-rows-[repeat(4,auto)_1fr]">
      <BackLink href={industry.href} label={interpolate(copy.backLink, tokenValues)} />
      <h1 className="max-md:text-[min(0.5rem+7.8vw,14vw)] lg:col-[1/13]">{industryService.title}</h1>
      <p className="lede md:col-[1/7] md:row-3">{industryService.description}</p>
      <dl className="md:col-[1/7] md:row-4">
        <dt className="note-size text-ink-soft">{copy.labels.price}</dt>
        <dd
          className={clsx(
            'mt-[0.15em] mb-[0.1em] font-light font-serif text-display/none tracking-[-0.036em]',
            price === undefined ? '-ms-hang' : 'raised-dollar',
          )}
        >
          {price === undefined ? copy.labels.customPrice : formatDollars(price)}{' '}
          {price !== undefined && <small className="small-sans inline-block">{priceLabels.perMonth}</small>}
        </dd>
        {smallestPlanSize && <dd className="note">{smallestPlanSize}</dd>}
        {largerPlansText && <dd className="note">{largerPlansText}</dd>}
      </dl>
      <div className="contents items-end justify-between max-md:flex">
        <Buttons
          primary={copy.callButton}
          className="buttons max-lg:pb-6 md:col-[1/7] md:row-5 lg:pb-[clamp(1.5rem,3vw,3rem)]"
        />
        <Mark
          name={industry.icon}
          // Aligns the mark with the steps.
          className={`md:col-span-full md:row-[3/6] md:ms-[55%] md:mb-[-2%] md:w-[30%] md:translate-x-1 ${HEADER_MARK_CLASSES}`}
        />
      </div>
    </header>
  )
}

function Steps({ steps }: Data) {
  return (
    <ol className="points wrap mt-6 [--dot-size:8px] [--dot-x:7px] [--dot-y:0.75rem] md:mt-0 md:grid md:grid-cols-5 md:[--dot-x:4px] md:[--dot-y:0px]">
      {steps.map(({ title, timeline }) => (
        <li
          key={title}
          className="grid content-start ps-7 pb-[1.1rem] last:after:hidden md:py-0 md:ps-0 md:pe-gap md:pt-[1.1rem] md:last:pe-0 md:after:hidden"
        >
          <b className="font-h3 font-serif text-name">{title}</b> <span className="note">{timeline}</span>
        </li>
      ))}
    </ol>
  )
}

const FIRST_BENEFIT_COUNT = 3

/** Renders the first benefits and the terms. */
function Overview({ copy, industryService, service, contractTerm, industry }: Data) {
  const terms = [
    { name: copy.labels.timeToResults, text: service.timeToResults },
    { name: copy.labels.contractTerm, text: contractTerm },
    { name: copy.labels.software, text: industry.software },
  ]
  return (
    <div className="wrap mt-step">
      <TextList
        items={industryService.benefits.slice(0, FIRST_BENEFIT_COUNT)}
        className="grid gap-x-gap font-serif text-name/[1.35] *:border-line *:border-t *:py-4 lg:grid-cols-3 lg:*:pb-7"
      />
      <dl className="grid gap-x-gap gap-y-6 max-lg:mt-6 md:grid-cols-3">
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt className="note-size text-ink-soft">{name}</dt>
            <dd className="mt-1 max-w-80">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function FeaturesAndBenefits({ copy, tokenValues, industryService, service }: Data) {
  return (
    <div className="section wrap columns gap-y-part">
      <Section id="features" title={interpolate(copy.featuresTitle, tokenValues)} className="lg:col-[1/8]">
        <TextList
          items={industryService.features}
          className="rows mt-step gap-x-gap font-serif text-lede/[1.36] tracking-[-0.01em] *:py-[clamp(1.1rem,1.8vw,1.6rem)] md:max-lg:grid md:max-lg:grid-cols-2"
        />
      </Section>
      <Section id="benefits" title={interpolate(copy.benefitsTitle, tokenValues)} className="lg:col-[9/13]">
        <TextList
          items={industryService.benefits}
          className="rows mt-step gap-x-gap text-ink-soft *:py-4 md:max-lg:grid md:max-lg:grid-cols-2"
        />
        <p className="mt-5">
          <a className="more" href={service.href}>
            {interpolate(copy.generalPageLink, tokenValues)}
          </a>
        </p>
      </Section>
    </div>
  )
}

function FirstMonth({ copy, tokenValues, industryService }: Data) {
  return (
    <Section
      id="first-month"
      title={interpolate(copy.firstMonthTitle, tokenValues)}
      className="section wrap pb-section"
    >
      <dl className="mt-[clamp(2rem,4vw,3.5rem)] gap-x-gap md:grid md:grid-cols-2 xl:grid-cols-4">
        {industryService.firstMonth.map(({ person, task }) => (
          <div key={person} className="border-line border-t pt-5 pb-7">
            <dt className="font-h3 font-serif text-name">{person}</dt>
            <dd className="mt-2 text-ink-soft">{task}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
