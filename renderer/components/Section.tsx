import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  className: string
  titleClassName?: string | undefined
  /** Content in the row of the heading, such as a link. */
  aside?: ReactNode
  children: ReactNode
}

/** Renders a section with a heading. The id is on the section, because the heading can be sticky. Omits `aria-labelledby`, since eleven landmarks on a page are too many. */
export function Section({ id, title, className, titleClassName, aside, children }: Props) {
  const heading = <h2 className={titleClassName}>{title}</h2>
  return (
    <section id={id} className={className}>
      {aside ? (
        <div className="heading-row">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}

/** Renders a section with the secondary background. The id is on the heading. */
export function TintedSection({ id, title, children }: Pick<Props, 'id' | 'title' | 'children'>) {
  return (
    <section className="tinted">
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
