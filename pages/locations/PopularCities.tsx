import type { Data } from './+data.ts'

/** The largest cities as one sentence of links. */
export function PopularCities({ title, cities }: { title: string; cities: Data['popular'] }) {
  return (
    <section className="popular-cities section wrap columns" aria-labelledby="popular">
      <h2 id="popular">{title}</h2>
      <ul>
        {cities.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
