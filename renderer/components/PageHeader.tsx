import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  text: ReactNode
  className?: string
  titleClassName?: string
  textClassName?: string
  children?: ReactNode
}

/** Renders the title of a page and a text, side by side on wide windows by default. */
export function PageHeader({
  title,
  text,
  className = 'items-start gap-y-6 pt-top',
  titleClassName = 'lg:col-[1/8]',
  textClassName = 'lg:col-[9/13]',
  children,
}: PageHeaderProps) {
  return (
    <header className={`wrap columns ${className}`}>
      <h1 className={titleClassName}>{title}</h1>
      <p className={`lede ${textClassName}`}>{text}</p>
      {children}
    </header>
  )
}
