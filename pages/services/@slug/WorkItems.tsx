import type { Service } from '../../../renderer/collections/services/schema.ts'

interface Props {
  title: string
  groups: Service['detailedFeatures']
}

/** Everything that the service includes, by category. */
export function WorkItems({ title, groups }: Props) {
  return (
    <section className="work-items section wrap" aria-labelledby="work">
      <h2 id="work">{title}</h2>
      <div className="rows">
        {groups.map(({ category, items }) => (
          <div key={category} className="columns">
            <h3>{category}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
