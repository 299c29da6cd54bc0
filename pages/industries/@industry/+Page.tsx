import '../utilities.css'
import './industry.css'
import '../marks.css'
import type { ReactNode } from 'react'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Items, Points } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { PriceStems, pricesText } from '../../../renderer/components/PriceStems.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { SectionLinks } from '../../../renderer/components/SectionLinks.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import { Mark } from '../Mark.tsx'
import type { Data } from './+data.ts'
import { WorkedSum } from './WorkedSum.tsx'

/** `/industries/{slug}` */
export function Page({ words, company, industry, sumSample, services, prices }: Data) {
  return (
    <>
      <header className="page-head industry-head wrap columns">
        <BackLink href={words.back.to.slug} label={words.back.label} />
        <h1>{industry.title}</h1>
        <div className="industry-intro">
          <p className="lede">{industry.body}</p>
          <Buttons primary={words.call} />
        </div>
        <Mark name={industry.icon} goesOn />
      </header>
      <SectionLinks label={words.sections.label} links={sectionLinks(words.sections)} />
      <Section id="services" title={fill(words.services, { industry: industry.name })} className="section wrap">
        <ul className="industry-services rows">
          {services.map((service) => (
            <ServiceCard key={service.href} service={service} learnMore={words.learnMore} />
          ))}
        </ul>
      </Section>
      <WhyChoose {...industry.whyChoose}>
        <WorkedSum sum={industry.sum} words={words.sum} sample={sumSample} />
      </WhyChoose>
      <Closing
        words={words.closing}
        contact={company}
        values={{ industry: industry.name }}
        line={
          <PriceStems text={fill(words.prices, { prices: pricesText(prices) })} stems={prices} lit={cheapest(prices)} />
        }
      />
    </>
  )
}

function sectionLinks(words: Data['words']['sections']) {
  return [
    { id: 'services', text: words.services },
    { id: 'why', text: words.why },
    { id: 'sum', text: words.sum },
    { id: 'closing', text: words.closing },
  ]
}

interface ServiceCardProps {
  service: Data['services'][number]
  learnMore: string
}

/** The link's name goes on with the service's, since all links of one name would say nothing in a list of links. */
function ServiceCard({ service: { href, title, description, benefits }, learnMore }: ServiceCardProps) {
  return (
    <li className="columns">
      <h3>{title}</h3>
      <p>{description}</p>
      <Items texts={benefits} />
      <p>
        <a className="more" href={href}>
          {learnMore}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </li>
  )
}

/** Where one can begin with least is lit. */
function cheapest(prices: Data['prices']): number {
  const dollars = prices.map((price) => price.dollars)
  return dollars.indexOf(Math.min(...dollars))
}

function WhyChoose({ title, text, points, children }: Data['industry']['whyChoose'] & { children: ReactNode }) {
  return (
    <section className="room" aria-labelledby="why">
      <div className="why-choose wrap columns">
        <div className="why-choose-head stays-beside">
          <h2 id="why" className="statement-title">
            {title}
          </h2>
          <p className="lede">{text}</p>
          {children}
        </div>
        <Points points={points} />
      </div>
    </section>
  )
}
