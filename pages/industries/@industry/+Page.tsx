import './utilities.css'
import '../marks.css'
import { dollarsOf } from '../../../renderer/collections/industries/sum.ts'
import { Basis } from '../../../renderer/components/Basis.tsx'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Items, Points } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { PriceStems, pricesText } from '../../../renderer/components/PriceStems.tsx'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { WithSectionLinks } from '../../../renderer/components/SectionLinks.tsx'
import { countableDots } from '../../../renderer/drawing/dots.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount, formatDollars } from '../../../renderer/wording/format.ts'
import { Mark } from '../Mark.tsx'
import type { Data } from './+data.ts'

export function Page(data: Data) {
  const { words, company, industry, lede, text, boast, services, prices } = data
  return (
    <>
      <header className="page-head wrap columns overflow-x-clip">
        <BackLink href={words.back.to.slug} label={words.back.label} />
        <h1>{industry.title}</h1>
        <div className="fold:col-[7/13] fold:row-3 grid justify-items-start gap-8 fold:pb-[clamp(2rem,4vw,4rem)]">
          <p className="lede">{lede}</p>
          <Buttons primary={words.call} />
          {text && <p className="max-w-144 text-ink-soft">{text}</p>}
          {boast && (
            <p className="note">
              <Basis boast={boast} />
            </p>
          )}
        </div>
        <Mark
          name={industry.icon}
          goesOn
          className="fold:col-[1/7] fold:row-3 mb-[-0.6rem] w-[clamp(11rem,44vw,36rem)] self-end"
        />
      </header>
      <WithSectionLinks words={words.sections} ids={['services', 'why', 'sum', 'closing']}>
        <Section id="services" title={fill(words.services, { industry: industry.name })} className="section wrap">
          <ul className="rows mt-[clamp(2rem,4vw,3.5rem)]">
            {services.map((service) => (
              <ServiceCard key={service.href} {...service} learnMore={words.learnMore} />
            ))}
          </ul>
        </Section>
        <WhyChoose {...data} />
      </WithSectionLinks>
      <Closing
        words={words.closing}
        contact={company}
        values={{ industry: industry.name }}
        line={
          <PriceStems
            className="mt-[clamp(1.5rem,3vw,3rem)]"
            text={fill(words.prices, { prices: pricesText(prices) })}
            stems={prices}
          />
        }
      />
    </>
  )
}

/** The link's name goes on with the service's, since all links of one name would say nothing in a list of links. */
function ServiceCard({
  href,
  title,
  description,
  benefits,
  learnMore,
}: Data['services'][number] & { learnMore: string }) {
  return (
    <li className="columns fold:grid-rows-[auto_1fr] gap-y-[clamp(0.6rem,1.2vw,1rem)] py-[clamp(1.5rem,2.8vw,2.25rem)]">
      <h3 className="fold:col-[1/5] fold:row-[1/3]">{title}</h3>
      <p className="fold:col-[5/9]">{description}</p>
      <Items
        texts={benefits}
        className="fold:col-[9/13] fold:row-[1/3] grid list-disc content-start gap-[clamp(0.35rem,0.8vw,0.6rem)] ps-[1.1rem] text-ink-soft text-note/[1.5]"
      />
      <p className="fold:col-[5/9]">
        <a className="more" href={href}>
          {learnMore}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </li>
  )
}

function WhyChoose(data: Data) {
  const { title, text, points } = data.industry.whyChoose
  return (
    <section className="room" aria-labelledby="why">
      <div className="wrap columns gap-y-[clamp(2rem,4vw,3rem)]">
        <div className="fold:sticky fold:top-26 fold:col-[1/7] fold:self-start">
          <h2 id="why" className="-ms-hang text-display tracking-[-0.03em]">
            {title}
          </h2>
          <p className="lede mt-[clamp(1.25rem,2.5vw,2rem)]">{text}</p>
          <WorkedSum {...data} />
        </div>
        <Points
          points={points}
          className="fold:col-[8/13]"
          itemClassName="border-panel-line border-t pt-[clamp(1.15rem,2vw,1.5rem)] pb-[clamp(1.3rem,2.3vw,1.75rem)]"
          textClassName="mt-[0.6rem] max-w-152 text-ink-soft"
        />
      </div>
    </section>
  )
}

const NAME = 'font-head font-serif text-name lining'

/** A worked example that one can count: a dot for each of its people, or for so many of its dollars. */
function WorkedSum({ words: { sum: words }, industry: { sum }, sumSample }: Data) {
  const { perLine, rows } = countableDots(sum.rows.map(({ count }) => count))
  const dollars = dollarsOf(sum).map(formatDollars)
  const isShare = sum.spend !== undefined
  return (
    <section className="mt-[clamp(2.5rem,5vw,4.5rem)]" aria-labelledby="sum">
      <h3 id="sum">{sum.title}</h3>
      <p className="mt-3 max-w-128 text-ink-soft">
        {sum.text} <Sample word={sumSample} />
      </p>
      <dl className="mt-7">
        {sum.rows.map(({ count, label }, index) => (
          <div
            key={label}
            className="group grid grid-cols-[1fr_auto] items-baseline gap-x-gap gap-y-[0.9rem] border-panel-line border-t pt-4 pb-6"
          >
            <dt className={NAME}>{isShare ? `${formatCount(count)} ${label}` : label}</dt>
            <dd className={index === sum.rows.length - 1 ? NAME : 'even-figures text-ink-soft'}>
              {isShare ? fill(words.share, { dollars: dollars[index] ?? '' }) : dollars[index]}
            </dd>
            <dd className="col-span-full">
              <svg
                className="w-full max-w-128 overflow-visible fill-none stroke-[0.5] stroke-far forced-color-adjust-none [stroke-linecap:round] group-last:stroke-on-panel"
                aria-hidden="true"
                viewBox={`0 0 ${perLine} ${rows[index]?.lines}`}
              >
                <path d={rows[index]?.path} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note mt-3 max-w-128">
        {sum.dot} {words.note}
      </p>
    </section>
  )
}
