import { Breadcrumb } from '../../../renderer/components/Breadcrumb.tsx'
import { ButtonLink } from '../../../renderer/components/ButtonLink.tsx'
import { MoreLink } from '../../../renderer/components/MoreLink.tsx'
import { fill } from '../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']
  values: Data['values']
  breadcrumb: Data['breadcrumb']
  count: number
}

/** Where the page stands, what it is about, and how many cities it leads to. */
export function StateHero({ copy, values, breadcrumb: { label, locations }, count }: Props) {
  return (
    <header className="state-hero wrap">
      <Breadcrumb
        label={label}
        parents={[{ label: locations.label, href: locations.to.slug }]}
        current={values.state}
      />
      <h1>{fill(copy.hero.title, values)}</h1>
      <div className="state-hero-foot columns">
        <div className="state-hero-text">
          <p className="lede">{fill(copy.hero.text, values)}</p>
          <p className="buttons">
            <ButtonLink link={copy.hero.call} />
          </p>
        </div>
        <div className="state-hero-aside">
          <p className="state-hero-count">{fill(count === 1 ? copy.hero.city : copy.hero.cities, values)}</p>
          <MoreLink link={copy.back} />
        </div>
      </div>
    </header>
  )
}
