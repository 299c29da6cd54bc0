import type { Industry } from '../../../renderer/collections/industries/definition.ts'

/** Why practices of this specialty choose us: the page's deep room. */
export function WhyChoose({ title, text, points }: Industry['whyChoose']) {
  return (
    <section className="room" aria-labelledby="why">
      <div className="why-choose wrap columns">
        <div className="why-choose-head">
          <h2 id="why">{title}</h2>
          <p className="lede">{text}</p>
        </div>
        <ul>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
