import '../../industries.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'

/** `/industries/{industry}/{service}` */
export function Page({ copy, facts, industry, service, entry, firstBenefits }: Data) {
  const names = { industry: industry.name, service: service.title }
  return (
    <>
      <Hero copy={copy} industry={industry} entry={entry} benefits={firstBenefits} />
      <section className="ground" aria-labelledby="features">
        <div className="wrap">
          <h2 id="features">{fill(copy.features, names)}</h2>
          <ul className="cells cells-2 feature-cards">
            {entry.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="large-list section wrap columns" aria-labelledby="benefits">
        <h2 id="benefits">{fill(copy.benefits, names)}</h2>
        <ul>
          {entry.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="large-list-more">
          <a className="more" href={service.href}>
            {fill(copy.general, { service: service.title })}
          </a>
        </p>
      </section>
      <Closing copy={copy.closing} contact={facts} values={names} />
    </>
  )
}
