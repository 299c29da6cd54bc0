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

/** A part of a page. Its heading names it, so that it is among the places that screen readers list. */
export function Section({ id, title, className, beside, children }: Props) {
  const heading = <h2 id={id}>{title}</h2>
  return (
    <section className={className} aria-labelledby={id}>
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
    <section className="ground" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
