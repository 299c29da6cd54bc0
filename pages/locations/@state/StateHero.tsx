import type { ReactNode } from 'react'
import { ButtonLink, MoreLink } from '../../../renderer/components/Links.tsx'
import { Breadcrumb } from '../../../renderer/components/PageHead.tsx'
import { fill } from '../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']
  values: Data['values']
  breadcrumb: Data['breadcrumb']
  count: number
  /** The state's map. */
  children: ReactNode
}

/** Where the page stands, what it is about, how many cities it leads to, and where they lie. */
export function StateHero({ copy, values, breadcrumb: { label, locations }, count, children }: Props) {
  return (
    <div className="state-hero wrap">
      <Breadcrumb
        label={label}
        parents={[{ label: locations.label, href: locations.to.slug }]}
        current={values.state}
      />
      <div className="columns">
        <header className="state-hero-text">
          <h1>{fill(copy.hero.title, values)}</h1>
          <p className="lede">{fill(copy.hero.text, values)}</p>
          <p className="buttons">
            <ButtonLink link={copy.hero.call} />
          </p>
          <p className="state-hero-count">{fill(count === 1 ? copy.hero.city : copy.hero.cities, values)}</p>
          <MoreLink link={copy.back} />
        </header>
        {children}
      </div>
    </div>
  )
}
