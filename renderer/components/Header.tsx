import type { LayoutData } from '../page.ts'
import { createPhoneUrl } from '../urls.ts'
import { ButtonLink, NavItems, NavLink } from './Links.tsx'
import { Logo } from './Logo.tsx'

type Props = { layout: LayoutData; pageAddress: string }

const MENU_ID = 'mobile-menu'

export function Header({ layout, pageAddress }: Props) {
  const { company, navigation } = layout
  return (
    <>
      <header className="site-header wrap">
        <Logo brand={company.brand} pageAddress={pageAddress} />
        <nav className="main-menu" aria-label={navigation.mainMenuName}>
          <IndustriesMenu layout={layout} pageAddress={pageAddress} />
          {navigation.links.map(({ label, to }) => (
            <NavLink key={to.address} href={to.address} pageAddress={pageAddress} includesPagesBelow>
              {label}
            </NavLink>
          ))}
        </nav>
        <ButtonLink link={navigation.callButton} isOutlined isSmall />
        <button type="button" className="menu-button" popoverTarget={MENU_ID}>
          {navigation.mobileMenu.openButton}
        </button>
      </header>
      <MobileMenu layout={layout} pageAddress={pageAddress} />
    </>
  )
}

function IndustriesMenu({ layout, pageAddress }: Props) {
  const { industries } = layout.navigation
  const isCurrent = industries.links.some(({ to }) => `${pageAddress}/`.startsWith(`${to.address}/`))
  return (
    <details className="industries-menu">
      <summary aria-current={isCurrent || undefined}>
        <span>{industries.label}</span>
        <svg className="chevron" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul>
        {industries.links.map(({ label, to, text }) => (
          <li key={to.address}>
            <NavLink href={to.address} pageAddress={pageAddress}>
              {/* The link to all industries has a plain line instead of a mark. */}
              <img
                src={`/marks/${layout.marks[to.address] ?? 'ground'}.svg`}
                alt=""
                width="70"
                height="75"
                loading="lazy"
              />
              <b>{label}</b>
              <span>{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function MobileMenu({ layout: { company, navigation }, pageAddress }: Props) {
  return (
    <div
      className="mobile-menu"
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={navigation.mobileMenu.openButton}
    >
      <div className="flex items-center">
        <span className="contents md:hidden">
          <Logo brand={company.brand} pageAddress={pageAddress} isRepeated />
        </span>
        {/* biome-ignore lint/a11y/noAutofocus: focuses the button when the menu opens, and not when the page loads */}
        <button type="button" className="menu-button" popoverTarget={MENU_ID} popoverTargetAction="hide" autoFocus>
          {navigation.mobileMenu.closeButton}
        </button>
      </div>
      <nav aria-label={navigation.mobileMenu.openButton}>
        <ul>
          <NavItems links={navigation.links} pageAddress={pageAddress} includesPagesBelow />
        </ul>
        {/* Use a paragraph, because the page's h1 should be the first heading. */}
        <p className="label mobile-menu-title" id="mobile-industries">
          {navigation.industries.label}
        </p>
        <ul className="mobile-industries" aria-labelledby="mobile-industries">
          <NavItems links={navigation.industries.links} pageAddress={pageAddress} />
        </ul>
      </nav>
      <a className="mobile-menu-phone" href={createPhoneUrl(company.phone)}>
        {company.phone}
      </a>
      <ButtonLink link={navigation.callButton} />
    </div>
  )
}
