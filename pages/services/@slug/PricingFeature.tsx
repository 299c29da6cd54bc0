import GithubSlugger from 'github-slugger'
import { roles } from '../../../renderer/components/StackingTable.tsx'
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
  const lastWord = name.slice(name.lastIndexOf(' ') + 1)
  return (
    <th {...roles.rowHead} abbr={name} className="explained">
      {name.slice(0, -lastWord.length)}
      {/* The button never stands on a line of its own. */}
      <span className="whitespace-nowrap">
        {lastWord}{' '}
        <button type="button" className="help-button" popoverTarget={id} aria-label={fill(label, { feature: name })}>
          ?
        </button>
      </span>
      <span className="help" id={id} popover="auto">
        {help}
      </span>
    </th>
  )
}
