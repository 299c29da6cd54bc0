import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  text: string
  className?: string
  titleClassName?: string
  textClassName?: string
  children?: ReactNode
}

export function PageHead({
  title,
  text,
  className = 'page-head',
  titleClassName,
  textClassName,
  children,
}: PageHeadProps) {
  return (
    <header className={clsx('wrap columns', className)}>
      <h1 className={titleClassName}>{title}</h1>
      <p className={clsx('lede', textClassName)}>{text}</p>
      {children}
    </header>
  )
}

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p className="note mb-[-0.75rem]">
      <a className="more" href={href}>
        {label}
      </a>
    </p>
  )
}
