import type { Data } from './+data.ts'

interface Props {
  title: string
  points: Data['prose']['expertise']
}

/** Four things that decide who is chosen here. */
export function CityExpertise({ title, points }: Props) {
  return (
    <section className="city-expertise section wrap columns" aria-labelledby="expertise">
      <h2 id="expertise">{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <b>{point.title}</b> {point.text}
          </li>
        ))}
      </ul>
    </section>
  )
}
