import type { Service } from '../../../renderer/collections/services/schema.ts'
import { fill } from '../../../renderer/wording/fill.ts'

interface Props {
  title: string
  service: Pick<Service, 'title' | 'keyBenefits'>
}

/** The four benefits that matter most, set large. */
export function KeyBenefits({ title, service }: Props) {
  return (
    <section className="large-list section wrap columns" aria-labelledby="key-benefits">
      <h2 id="key-benefits">{fill(title, { service: service.title })}</h2>
      <ul>
        {service.keyBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  )
}
