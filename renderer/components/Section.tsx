import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  className: string
  titleClassName?: string | undefined
  beside?: ReactNode
  children: ReactNode
}

/** A part found by its heading, and no landmark: eleven on a page would be none. Parts that people come for name themselves, by `aria-labelledby`. */
export function Section({ id, title, className, titleClassName, beside, children }: Props) {
  const heading = (
    <h2 id={id} className={titleClassName}>
      {title}
    </h2>
  )
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
