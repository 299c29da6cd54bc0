import type { ReactNode } from 'react'

interface Props {
  /** The id of its heading. */
  id: string
  title: string
  className: string
  /** What stands on the heading's line, at its end. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of a page. It is found by its heading, and is no region of its own: with ten of them on a page none is one. */
export function Section({ id, title, className, beside, children }: Props) {
  const heading = <h2 id={id}>{title}</h2>
  return (
    <section className={className}>
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
