import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  className: string
  titleClassName?: string | undefined
  beside?: ReactNode
  children: ReactNode
}

/**
 * A part of a page with a heading. It isn't a landmark, because a page has up to eleven. The sections that people come for have
 * their own markup with `aria-labelledby`. The id is on the section because its heading may be sticky: a link to a sticky
 * element leads to wherever it's stuck.
 */
export function Section({ id, title, className, titleClassName, beside, children }: Props) {
  const heading = <h2 className={titleClassName}>{title}</h2>
  return (
    <section id={id} className={className}>
      {beside ? (
        <div className="heading-row">
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}

/** A part that is tinted from one edge of the window to the other. */
export function TintedSection({ id, title, children }: Pick<Props, 'id' | 'title' | 'children'>) {
  return (
    <section className="ground">
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
