import type { Service } from '../../../renderer/collections/services/schema.ts'
import { Icon } from '../../../renderer/components/Icon.tsx'
import { fill } from '../../../renderer/wording/fill.ts'

interface Props {
  title: string
  service: Pick<Service, 'title' | 'features'>
}

/** What the service consists of, with an icon each. */
export function Features({ title, service }: Props) {
  return (
    <section className="ground" aria-labelledby="features">
      <div className="wrap">
        <h2 id="features">{fill(title, { service: service.title })}</h2>
        <ul className="cells cells-3">
          {service.features.map(({ icon, title, desc }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{desc}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
