import { Icon } from '../../../renderer/components/Icon.tsx'
import { Items } from '../../../renderer/components/Lists.tsx'
import { Section, TintedSection } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  title: string
  service: Data['service']
}

/** The few benefits that matter most. */
export function KeyBenefits({ title, service }: Props) {
  return (
    <Section
      id="key-benefits"
      title={fill(title, { service: service.title })}
      className="large-list section wrap columns"
    >
      <Items texts={service.keyBenefits} />
    </Section>
  )
}

/** The parts of the service, a sentence each. */
export function Features({ title, service }: Props) {
  return (
    <TintedSection id="features" title={fill(title, { service: service.title })}>
      <ul className="cells cells-3">
        {service.features.map(({ icon, title, desc }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{desc}</p>
          </li>
        ))}
      </ul>
    </TintedSection>
  )
}

/** Everything that the service includes, by category. */
export function WorkItems({ title, groups }: { title: string; groups: Data['service']['detailedFeatures'] }) {
  return (
    <Section id="work" title={title} className="section wrap" titleClassName="mb-[clamp(1.5rem,4vw,3.5rem)]">
      <div className="rows">
        {groups.map(({ category, items }) => (
          <div key={category} className="columns gap-y-3 py-[clamp(1.25rem,2vw,1.75rem)]">
            <h3 className="fold:col-[1/5]">{category}</h3>
            <Items
              texts={items}
              className="fold:col-[5/13] grid phone:grid-cols-2 gap-x-gap gap-y-[clamp(0.45rem,1vw,0.75rem)] text-ink-soft leading-[1.45]"
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
