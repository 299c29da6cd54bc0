import './industries.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** `/industries`: those we know best as columns, all others as rows. */
export function Page({ words, company, featured, others }: Data) {
  return (
    <>
      <PageHead {...words.hero} />
      <Industries
        id="featured"
        title={words.featured}
        industries={featured}
        serviceCount={words.serviceCount}
        shape="columns"
      />
      <Industries id="all" title={words.all} industries={others} serviceCount={words.serviceCount} shape="rows" />
      <Closing words={words.closing} contact={company} />
    </>
  )
}

interface IndustriesProps {
  id: string
  title: string
  industries: Data['featured']
  /** The badge's words: `{count} services`. */
  serviceCount: string
  shape: 'columns' | 'rows'
}

function Industries({ id, title, industries, serviceCount, shape }: IndustriesProps) {
  return (
    <Section id={id} title={title} className="section wrap">
      <ul className={`industries industries-${shape}`}>
        {industries.map(({ href, name, description, icon, serviceCount: count }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{description}</p>
              <p className="industry-count note">{fill(serviceCount, { count })}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
