import type { Data } from './+data.ts'

interface Props {
  title: string
  services: Data['prose']['services']
}

/** Six services, each a link. */
export function CityServices({ title, services }: Props) {
  return (
    <section className="ground" aria-labelledby="services">
      <div className="wrap">
        <h2 id="services">{title}</h2>
        <ul className="six-cells">
          {services.map((service) => (
            <li key={service.title}>
              <h3>
                <a href={service.href}>{service.title}</a>
              </h3>
              <p>{service.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
