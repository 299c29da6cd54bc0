import { urls } from '../../../renderer/model/urls.ts'
import type { Data } from './+data.ts'

interface Props {
  industry: string
  service: Data['services'][number]
  learnMore: string
}

/** One service for the industry. The heading completes the link's name, which is the same on every card. */
export function ServiceCard({ industry, service: { slug, title, description, benefits }, learnMore }: Props) {
  return (
    <li className="columns">
      <h3 id={slug}>{title}</h3>
      <p>{description}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p>
        <a
          className="more"
          id={`${slug}-more`}
          aria-labelledby={`${slug}-more ${slug}`}
          href={urls.industryService(industry, slug)}
        >
          {learnMore}
        </a>
      </p>
    </li>
  )
}
