import { clsx } from 'clsx'
import { Icon } from '../../../renderer/components/Icon.tsx'
import { Items } from '../../../renderer/components/Lists.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'

interface Props {
  title: string
  groups: Data['service']['detailedFeatures']
}

const GROUP =
  'phone-fold fold:unfolded:grid fold:unfolded:grid-cols-12 fold:unfolded:gap-x-gap phone:py-[clamp(1.25rem,2vw,1.75rem)]'

/** Everything that the service includes, by category. */
export function Work({ title, groups }: Props) {
  return (
    <Section id="work" title={title} className="section wrap" titleClassName="mb-[clamp(1.5rem,4vw,3.5rem)]">
      <div className="rows">
        {groups.map(({ icon, category, desc, items }) => (
          <details key={category} className={clsx(GROUP, 'fold:unfolded:details-content:col-[5/13]')}>
            <summary className="discloses fold:col-[1/5] fold:items-start max-phone:py-4">
              <h3 className="flex items-center gap-3">
                <Icon name={icon} />
                {category}
              </h3>
            </summary>
            <p className="max-w-152 max-fold:mt-2 max-phone:mt-0">{desc}</p>
            <Items
              texts={items}
              className="grid phone:grid-cols-2 gap-x-gap gap-y-[clamp(0.45rem,1vw,0.75rem)] pt-3 text-ink-soft leading-[1.45] max-phone:pb-6"
            />
          </details>
        ))}
      </div>
    </Section>
  )
}
