import { ButtonLink } from '../../../../renderer/components/Links.tsx'
import { fill } from '../../../../renderer/model/fill.ts'
import { urls } from '../../../../renderer/model/urls.ts'
import type { Data } from './+data.ts'

interface Props extends Pick<Data, 'industry' | 'entry'> {
  copy: Pick<Data['copy'], 'back' | 'call'>
  benefits: string[]
}

/** What the service means for the industry, and its first benefits. */
export function Hero({ copy, industry, entry, benefits }: Props) {
  return (
    <header className="page-head service-head wrap columns">
      <p className="page-back note">
        <a className="more" href={urls.industry(industry.slug)}>
          {fill(copy.back, { industry: industry.name })}
        </a>
      </p>
      <h1>{entry.title}</h1>
      <div className="service-intro">
        <p className="lede">{entry.description}</p>
        <p className="buttons">
          <ButtonLink link={copy.call} />
        </p>
      </div>
      <ul className="service-benefits rows">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </header>
  )
}
