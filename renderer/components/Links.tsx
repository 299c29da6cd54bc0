import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Citation } from '../collections/claims/definition.ts'
import type { Link } from '../model/define/fields.ts'
import { keepWordsTogether } from '../wording/format.ts'
import { PlaceholderLabel } from './PlaceholderLabel.tsx'

/** Renders a button. `isOutlined` draws an outline instead of a fill, because a screen never has two filled buttons. */
export function ButtonLink({ link, isOutlined, isSmall }: { link: Link; isOutlined?: boolean; isSmall?: boolean }) {
  return (
    <a className={clsx('button', isOutlined && 'button-ghost', isSmall && 'button-small')} href={link.to.address}>
      {link.label}
    </a>
  )
}

type ButtonsProps = { primary: Link; secondary?: Link | undefined; className?: string }

/** Renders a filled button, and an optional outlined button. */
export function Buttons({ primary, secondary, className = 'buttons' }: ButtonsProps) {
  return (
    <p className={className}>
      <ButtonLink link={primary} />
      {secondary && <ButtonLink link={secondary} isOutlined />}
    </p>
  )
}

/** Renders a link to more content, for example to all articles. */
export function MoreLink({ link, className }: { link: Link; className?: string }) {
  return (
    <a className={clsx('more', className)} href={link.to.address}>
      {link.label}
    </a>
  )
}

/** Renders the link at the top of a page to the page above it. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p className="note print:hidden">
      <a className="more" href={href}>
        {label}
      </a>
    </p>
  )
}

type CardTitleProps = { href: string; title: string; className?: string; level?: 'h2' | 'h3' }

/** Renders the title of a card, and makes the card clickable. The card should be `relative`. Screen readers only announce the title. */
export function CardTitle({ href, title, className, level: Heading = 'h3' }: CardTitleProps) {
  return (
    <Heading className={clsx('hover-accent', className)}>
      <a className="after:absolute after:inset-0" href={href}>
        {keepWordsTogether(title)}
      </a>
    </Heading>
  )
}

type NavLinkProps = { href: string; pageAddress: string; includesPagesBelow?: boolean | undefined; children: ReactNode }

/** Renders a link with `aria-current`: `page` on the page that it links to, and with `includesPagesBelow`, `true` on pages below it, such as articles of the blog. */
export function NavLink({ href, pageAddress, includesPagesBelow = false, children }: NavLinkProps) {
  const isBelow = includesPagesBelow && pageAddress.startsWith(`${href}/`)
  return (
    <a href={href} aria-current={href === pageAddress ? 'page' : isBelow || undefined}>
      {children}
    </a>
  )
}

type NavItemsProps = Pick<NavLinkProps, 'pageAddress' | 'includesPagesBelow'> & { links: Link[] }

export function NavItems({ links, pageAddress, includesPagesBelow }: NavItemsProps) {
  return links.map(({ label, to }) => (
    <li key={to.address}>
      <NavLink href={to.address} pageAddress={pageAddress} includesPagesBelow={includesPagesBelow}>
        {label}
      </NavLink>
    </li>
  ))
}

/** Renders a link to the sources of the cited claims, and a label if a claim is a placeholder. */
export function CitationLink({ citation: { link, placeholderLabel } }: { citation: Citation }) {
  return (
    <span className="inline-block">
      <a className="touch-target underline decoration-line hover:text-accent" href={link.to.address}>
        {link.label}
      </a>{' '}
      <PlaceholderLabel label={placeholderLabel} />
    </span>
  )
}
