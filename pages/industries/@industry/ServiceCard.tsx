import type { Data } from './+data.ts'

interface Props {
  service: Data['services'][number]
  learnMore: string
}

/** One service for the industry. The link's name goes on with the service's: the same words on every card say nothing. */
export function ServiceCard({ service: { href, title, description, benefits }, learnMore }: Props) {
  return (
    <li className="columns">
      <h3>{title}</h3>
      <p>{description}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p>
        <a className="more" href={href}>
          {learnMore}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </li>
  )
}
