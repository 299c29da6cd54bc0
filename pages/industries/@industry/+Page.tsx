import '../industries.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { Items, Points } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** `/industries/{slug}` */
export function Page({ copy, facts, industry, services }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <BackLink href={copy.back.to.slug} label={copy.back.label} />
        <h1>{industry.title}</h1>
        <Buttons primary={copy.call} className="page-call buttons" />
        <p className="lede">{industry.body}</p>
      </header>
      <Section id="services" title={fill(copy.services, { industry: industry.name })} className="section wrap">
        <ul className="industry-services rows">
          {services.map((service) => (
            <ServiceCard key={service.href} service={service} learnMore={copy.learnMore} />
          ))}
        </ul>
      </Section>
      <WhyChoose {...industry.whyChoose} />
      <Closing copy={copy.closing} contact={facts} values={{ industry: industry.name }} />
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
