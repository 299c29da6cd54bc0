import GithubSlugger from 'github-slugger'
import { roles } from '../../../renderer/components/tableRoles.ts'
import { fill } from '../../../renderer/model/fill.ts'

interface Props {
  name: string
  help: string | undefined
  /** The words of the button: `What does “{feature}” mean?` */
  label: string
}

/** A feature's name at the head of its row; where it needs explaining, a button opens the explanation beside it. */
export function PricingFeature({ name, help, label }: Props) {
  if (help === undefined) return <th {...roles.rowHead}>{name}</th>
  const id = `help-${new GithubSlugger().slug(name)}`
  return (
    <th {...roles.rowHead} abbr={name} className="explained">
      {name}
      {'\u00a0'}
      <button type="button" className="help-button" popoverTarget={id} aria-label={fill(label, { feature: name })}>
        ?
      </button>
      <span className="help" id={id} popover="auto">
        {help}
      </span>
    </th>
  )
}
