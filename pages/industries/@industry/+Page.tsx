import './utilities.css'
import { computeRowDollars } from '../../../renderer/collections/industries/example.ts'
import { Basis } from '../../../renderer/components/Basis.tsx'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Items, Points } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHeader.tsx'
import { formatPrices, PriceStems } from '../../../renderer/components/PriceStems.tsx'
import { Quote } from '../../../renderer/components/Quote.tsx'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { WithSectionLinks } from '../../../renderer/components/SectionLinks.tsx'
import { drawDots } from '../../../renderer/drawing/dots.ts'
import { formatCount, formatDollars } from '../../../renderer/wording/format.ts'
import { interpolate } from '../../../renderer/wording/interpolate.ts'
import { HEADER_MARK_CLASSES, Mark } from '../Mark.tsx'
import type { Data } from './+data.ts'

/** Renders an industry, its five services, and a testimonial. */
export function Page(data: Data) {
  const { copy, company, industry, lede, text, citation, services, prices, priceLabels, testimonial } = data
  return (
    <>
      <header className="page-head wrap columns phone:grid-rows-[repeat(3,auto)_1fr_auto] phone:gap-y-[clamp(1.25rem,2vw,2.25rem)] overflow-x-clip pt-[clamp(1rem,3vw,3rem)] max-phone:gap-y-4">
        <BackLink href={copy.back.to.slug} label={copy.back.label} />
        <h1 className="fold:col-[1/12] phone:row-2">{industry.title}</h1>
        <div className="phone:col-[1/7] phone:row-3 grid gap-4">
          <p className="lede">{lede}</p>
          {(text || citation) && (
            <p className="max-w-144 text-ink-soft">
              {text} {citation && <Basis citation={citation} />}
            </p>
          )}
        </div>
        <div className="contents items-end justify-between max-phone:flex">
          <Buttons primary={copy.call} className="buttons phone:col-[1/7] phone:row-4 phone:self-end max-phone:pb-6" />
          <Mark
            name={industry.icon}
            className={`fold:col-[8/13] phone:row-[3/6] phone:ms-auto fold:mb-[-6.667%] fold:w-full phone:w-[min(50%,20rem)] phone:max-fold:col-span-full phone:max-fold:mb-[max(-3.333%,-1.333rem)] ${HEADER_MARK_CLASSES}`}
          />
        </div>
        <p className="note phone:col-[1/7] phone:row-5 phone:-mt-2 fold:pb-[clamp(1.5rem,3vw,3rem)] max-phone:mt-5 phone:max-fold:pb-6">
          {copy.note}
        </p>
      </header>
      <WithSectionLinks copy={copy.sections} ids={['services', 'why', 'example', 'closing']}>
        <Section id="services" title={interpolate(copy.services, { industry: industry.name })} className="section wrap">
          <ul className="rows mt-[clamp(2rem,4vw,3.5rem)]">
            {services.map((service) => (
              <ServiceCard key={service.href} {...service} copy={{ ...copy, ...priceLabels }} />
            ))}
          </ul>
        </Section>
        <WhyChoose {...data} />
      </WithSectionLinks>
      {testimonial && (
        <Quote
          title={copy.testimonial.title}
          testimonial={testimonial}
          note={interpolate(copy.testimonial.note, {
            treatment: testimonial.treatment,
            location: testimonial.location,
            service: testimonial.about,
          })}
        />
      )}
      <Reading {...data} />
      <Closing
        copy={{ ...copy.closing, ...data.industry.closing }}
        contact={company}
        values={{ industry: industry.name }}
        line={<PriceStems text={interpolate(copy.prices, { prices: formatPrices(prices) })} stems={prices} />}
      />
    </>
  )
}

function Reading({ copy, industry: { software }, reading }: Data) {
  return (
    <div className="section wrap columns items-baseline gap-y-6">
      {reading.length > 0 && (
        <div className="fold:col-[1/8]">
          <h2 id="reading">{copy.reading}</h2>
          <ul className="rows mt-6">
            {reading.map(({ href, title }) => (
              <li key={href} className="py-4">
                <a className="lights-up font-serif text-name" href={href}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className="fold:col-[9/13]">
        <dt className="note-size text-ink-soft">{copy.software}</dt>
        <dd className="mt-2 font-serif text-name/[1.35]">{software}</dd>
      </dl>
    </div>
  )
}

type CardProps = Data['services'][number] & { copy: Pick<Data['copy'], 'learnMore'> & Data['priceLabels'] }

function ServiceCard({ href, title, description, benefits, price, copy }: CardProps) {
  return (
    <li className="columns fold:grid-rows-[auto_1fr] gap-y-[clamp(0.6rem,1.2vw,1rem)] py-[clamp(1.5rem,3.2vw,3rem)]">
      <details className="phone-fold fold:col-span-full fold:unfolded:contents fold:unfolded:details-content:contents">
        <summary className="discloses fold:col-[1/5] fold:row-[1/3] fold:items-start unfolded:after:hidden">
          <h3 className="font-head text-head">{title}</h3>
        </summary>
        <p className="fold:col-[5/9] font-serif text-name/[1.35] max-fold:mt-3">{description}</p>
        <Items
          texts={benefits}
          className="fold:col-[9/13] fold:row-[1/3] content-start space-y-3 text-ink-soft max-fold:mt-4"
        />
      </details>
      <p className="fold:col-[5/9] flex flex-wrap items-baseline justify-between gap-x-6">
        <a className="more" href={href}>
          {copy.learnMore}
          <span className="sr-only">: {title}</span>
        </a>
        {price !== undefined && (
          <span className="note">
            {copy.from} <span className="lining font-serif text-ink text-name">{formatDollars(price)}</span>{' '}
            {copy.perMonth}
          </span>
        )}
      </p>
    </li>
  )
}

function WhyChoose(data: Data) {
  const { title, text, points } = data.industry.whyChoose
  return (
    <section className="room" aria-labelledby="why">
      <div className="wrap columns items-baseline gap-y-[clamp(2rem,4vw,3rem)]">
        <h2 id="why" className="fold:col-[1/7] -ms-hang text-feature tracking-[-0.03em]">
          {title}
        </h2>
        <p className="lede fold:col-[7/13] max-fold:-mt-2">{text}</p>
        <Points
          points={points}
          className="col-span-full fold:grid grid-cols-2 gap-x-gap"
          itemClassName="border-panel-line border-t pt-[clamp(1.15rem,2vw,1.5rem)] pb-[clamp(1.3rem,2.3vw,1.75rem)] fold:odd:last:col-span-full fold:odd:last:grid grid-cols-subgrid items-baseline"
          textClassName="mt-[0.6rem] max-w-152 text-ink-soft"
        />
        <WorkedExample {...data} />
      </div>
    </section>
  )
}

const NAME_CLASSES = 'font-head font-serif text-name lining'

function WorkedExample({ copy: { example: copy }, industry: { example }, sampleLabel }: Data) {
  const { perLine, rows } = drawDots(example.rows.map(({ count }) => count))
  const dollars = computeRowDollars(example).map(formatDollars)
  const isShare = example.spend !== undefined
  return (
    <section className="columns col-span-full phone:mt-8 items-baseline" aria-labelledby="example">
      <h3 id="example" className="fold:col-[1/7]">
        {example.title}
      </h3>
      <p className="fold:col-[7/13] mt-3 text-ink-soft">
        {example.text} <Sample label={sampleLabel} />
      </p>
      <dl className="col-span-full mt-7 phone:grid auto-cols-fr phone:grid-flow-col grid-rows-[auto_auto] gap-x-gap">
        {example.rows.map(({ count, label }, index) => (
          <div
            key={label}
            className="phone:row-span-2 grid grid-cols-[1fr_auto] phone:grid-rows-subgrid content-start items-baseline gap-x-gap gap-y-[1.1rem] border-panel-line border-t pt-4 pb-6"
          >
            <dt className={NAME_CLASSES}>{isShare ? `${formatCount(count)} ${label}` : label}</dt>
            <dd className={index === example.rows.length - 1 ? NAME_CLASSES : 'even-figures text-ink-soft'}>
              {isShare ? interpolate(copy.share, { dollars: dollars[index] ?? '' }) : dollars[index]}
            </dd>
            <dd className="col-span-full self-start">
              <svg
                className="w-full max-w-128 overflow-visible fill-none stroke-[0.5] stroke-on-panel forced-color-adjust-none [stroke-linecap:round]"
                aria-hidden="true"
                viewBox={`0 0 ${perLine} ${rows[index]?.lines}`}
              >
                <path d={rows[index]?.path} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note fold:col-[1/8] mt-3">
        {example.dot} {copy.note}
      </p>
    </section>
  )
}
