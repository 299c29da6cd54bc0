import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  text: string
  className?: string
  /** Where the title and the sentence stand in the head's columns. */
  titleClassName?: string
  textClassName?: string
  children?: ReactNode
}

/** How a page begins that has a title and a sentence. */
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

interface BreadcrumbProps {
  label: string
  /** The pages above this one, the highest first. */
  parents: { label: string; href: string }[]
  current: string
}

/** After the first, with a stroke that is not read out. */
const CRUMB = "not-first:before:me-[0.6rem] not-first:before:content-['/'_/_'']"

/** Where a page stands. Source: APG breadcrumb pattern. */
export function Breadcrumb({ label, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="note-size flex flex-wrap items-baseline gap-x-[0.6rem] gap-y-1 text-ink-soft">
        {parents.map(({ label, href }) => (
          <li key={href} className={CRUMB}>
            <a className="finger inline-block py-[0.3rem] underline decoration-line hover:text-accent" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li className={CRUMB} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
