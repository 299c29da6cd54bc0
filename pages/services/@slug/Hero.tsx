import { ButtonLink, MoreLink } from '../../../renderer/components/Links.tsx'
import type { Service } from '../../../renderer/model/schemas/services.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Pick<Data['copy'], 'back' | 'benefits' | 'call'>
  service: Pick<Service, 'title' | 'body' | 'benefits'>
}

/** What the service is, and what changes for the practice. */
export function Hero({ copy, service }: Props) {
  return (
    <header className="page-head service-head wrap columns">
      <p className="page-back note">
        <MoreLink link={copy.back} />
      </p>
      <h1>{service.title}</h1>
      <div className="service-intro">
        <p className="lede">{service.body}</p>
        <p className="buttons">
          <ButtonLink link={copy.call} />
        </p>
      </div>
      <section className="service-benefits" aria-labelledby="benefits">
        <h2 id="benefits" className="label">
          {copy.benefits}
        </h2>
        <ul className="rows">
          {service.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
    </header>
  )
}
