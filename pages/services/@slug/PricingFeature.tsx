import GithubSlugger from 'github-slugger'
import { fill } from '../../../renderer/model/fill.ts'

interface Props {
  name: string
  help: string | undefined
  /** The words of the button: `What does “{feature}” mean?` */
  label: string
}

/** A feature's name at the head of its row; where it needs explaining, a button opens the explanation beside it. */
export function PricingFeature({ name, help, label }: Props) {
  if (help === undefined) return <th scope="row">{name}</th>
  const id = `help-${new GithubSlugger().slug(name)}`
  return (
    <th scope="row" abbr={name} className="explained">
      {name}{' '}
      <button type="button" className="help-button" popoverTarget={id} aria-label={fill(label, { feature: name })}>
        ?
      </button>
      <span className="help" id={id} popover="auto">
        {help}
      </span>
    </th>
  )
}
