import '../industries.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { ButtonLink, MoreLink } from '../../../renderer/components/Links.tsx'
import { fill } from '../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { WhyChoose } from './WhyChoose.tsx'

/** `/industries/{slug}` */
export function Page({ copy, facts, industry, services }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <p className="page-back note">
          <MoreLink link={copy.back} />
        </p>
        <h1>{industry.title}</h1>
        <p className="page-call buttons">
          <ButtonLink link={copy.call} />
        </p>
        <p className="lede">{industry.body}</p>
      </header>
      <section className="section wrap" aria-labelledby="services">
        <h2 id="services">{fill(copy.services, { industry: industry.name })}</h2>
        <ul className="industry-services rows">
          {services.map((service) => (
            <ServiceCard key={service.slug} industry={industry.slug} service={service} learnMore={copy.learnMore} />
          ))}
        </ul>
      </section>
      <WhyChoose {...industry.whyChoose} />
      <Closing copy={copy.closing} contact={facts} values={{ industry: industry.name }} />
    </>
  )
}
