import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Link } from '../model/define/fields.ts'
import { keepWordsTogether } from '../wording/typeset.ts'

interface ButtonLinkProps {
  link: Link
  /** An outline instead of a fill, because a screen never has two filled buttons. */
  isOutlined?: boolean
  isSmall?: boolean
}

export function ButtonLink({ link, isOutlined, isSmall }: ButtonLinkProps) {
  return (
    <a className={clsx('button', isOutlined && 'button-ghost', isSmall && 'button-small')} href={link.to.address}>
      {link.label}
    </a>
  )
}

interface ButtonsProps {
  primary: Link
  secondary?: Link | undefined
  className?: string
}

/** Renders a main button, and an optional button that is less prominent. */
export function Buttons({ primary, secondary, className = 'buttons' }: ButtonsProps) {
  return (
    <p className={className}>
      <ButtonLink link={primary} />
      {secondary && <ButtonLink link={secondary} isOutlined />}
    </p>
  )
}

export function MoreLink({ link, className }: { link: Link; className?: string }) {
  return (
    <a className={clsx('more', className)} href={link.to.address}>
      {link.label}
    </a>
  )
}

/** Renders a link that makes its `relative` card clickable. Screen readers only announce the title. */
export function CardLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="stretched-link" href={href}>
      {keepWordsTogether(children)}
    </a>
  )
}

interface NavLinkProps {
  href: string
  pageAddress: string
  isSection?: boolean | undefined
  children: ReactNode
}

/** Renders a link with `aria-current`: `page` for the page itself, `true` for a page below it. */
export function NavLink({ href, pageAddress, isSection = false, children }: NavLinkProps) {
  const currentSection = isSection && pageAddress.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <a href={href} aria-current={href === pageAddress ? 'page' : currentSection}>
      {children}
    </a>
  )
}

type NavItemsProps = Pick<NavLinkProps, 'pageAddress' | 'isSection'> & { links: Link[] }

export function NavItems({ links, pageAddress, isSection }: NavItemsProps) {
  return links.map(({ label, to }) => (
    <li key={to.address}>
      <NavLink href={to.address} pageAddress={pageAddress} isSection={isSection}>
        {label}
      </NavLink>
    </li>
  ))
}
