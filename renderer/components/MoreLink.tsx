import type { Link } from '../model/define/fields.ts'

/** A link in the text's own voice, on a line of its own: "All articles", "Back to Services". */
export function MoreLink({ link }: { link: Link }) {
  return (
    <a className="more" href={link.to.slug}>
      {link.label}
    </a>
  )
}
