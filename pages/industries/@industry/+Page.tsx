import '../industries.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Items, Points } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** `/industries/{slug}` */
export function Page({ words, company, industry, services }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <BackLink href={words.back.to.slug} label={words.back.label} />
        <h1>{industry.title}</h1>
        <Buttons primary={words.call} className="page-call buttons" />
        <p className="lede">{industry.body}</p>
      </header>
      <Section id="services" title={fill(words.services, { industry: industry.name })} className="section wrap">
        <ul className="industry-services rows">
          {services.map((service) => (
            <ServiceCard key={service.href} service={service} learnMore={words.learnMore} />
          ))}
        </ul>
      </Section>
      <WhyChoose {...industry.whyChoose} />
      <Closing words={words.closing} contact={company} values={{ industry: industry.name }} />
    </>
  )
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

function WhyChoose({ title, text, points }: Data['industry']['whyChoose']) {
  return (
    <section className="room" aria-labelledby="why">
      <div className="why-choose wrap columns">
        <div className="why-choose-head">
          <h2 id="why">{title}</h2>
          <p className="lede">{text}</p>
        </div>
        <Points points={points} />
      </div>
    </section>
  )
}
