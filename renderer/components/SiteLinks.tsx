import type { ReactNode } from 'react'
import { pulsePath } from '../drawing/pulse.ts'
import { urls } from '../model/urls.ts'

const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

/** The way home, in the header and in the footer. The mark's line stands on the word's baseline. */
export function Logo({ brand, pathname }: { brand: string; pathname: string }) {
  return (
    <a className="logo" href={urls.home()} aria-current={pathname === urls.home() ? 'page' : undefined}>
      <svg viewBox="0 0 56 24" aria-hidden="true">
        <path d={mark} />
        <circle cx="40" cy="3.4" r="2.3" />
      </svg>
      <span>{brand}</span>
    </a>
  )
}

interface NavLinkProps {
  href: string
  pathname: string
  /** Whether it stands for the pages below its own as well: `/services` for `/services/local-seo`. */
  isSection?: boolean
  children: ReactNode
}

/** A link of a menu, which says whether the visitor is there already. */
export function NavLink({ href, pathname, isSection = false, children }: NavLinkProps) {
  const holds = isSection && pathname.startsWith(`${href}/`)
  return (
    <a href={href} aria-current={href === pathname ? 'page' : holds ? 'true' : undefined}>
      {children}
    </a>
  )
}
