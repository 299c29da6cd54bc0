import type { PropsWithChildren } from 'react'
import type { LayoutData } from '../page.ts'
import { createEmailUrl, createPhoneUrl } from '../urls.ts'
import { describeUnpublished } from '../wording/unpublished.ts'
import { ButtonLink, NavItems, NavLink, PlaceholderLabel } from './Inline.tsx'
import { Logo } from './Pulse.tsx'

type FrameProps = { layout: LayoutData; pageAddress: string }

/** Renders the frame of a page: skip link, header, note on unpublished pages, call bar (except on the page that it links to), and footer. */
export function Layout({ layout, pageAddress, children }: PropsWithChildren<FrameProps>) {
  const { navigation } = layout
  const [callAddress] = navigation.callButton.to.address.split('#')
  const unpublishedPage = layout.unpublished[pageAddress]
  const note = unpublishedPage && describeUnpublished(unpublishedPage)
  return (
    <>
      <a className="skip" href="#content">
        {navigation.skipLink}
      </a>
      <Header layout={layout} pageAddress={pageAddress} />
      <main className="relative" id="content" tabIndex={-1}>
        {note && (
          <p className="unpublished-note wrap">
            <strong>{note.state}</strong> {note.text}
          </p>
        )}
        {children}
        {pageAddress !== callAddress && (
          <div className="call-bar-track">
            <p className="call-bar">
              <ButtonLink link={navigation.callButton} />
            </p>
          </div>
        )}
      </main>
      <Footer layout={layout} pageAddress={pageAddress} />
    </>
  )
}

const MENU_ID = 'mobile-menu'

function Header({ layout, pageAddress }: FrameProps) {
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
    </>
  )
}

function IndustriesMenu({ layout, pageAddress }: FrameProps) {
  const { navigation, marks } = layout
  const { industries } = navigation
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
              <img src={`/marks/${marks[to.address] ?? 'ground'}.svg`} alt="" width="70" height="75" loading="lazy" />
              <b>{label}</b>
              <span>{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Footer({ layout, pageAddress }: FrameProps) {
  const { company, hasPlaceholders, contactPlaceholderLabel } = layout
  const { brand, address, phone, email, hours, socialProfiles } = company
  const { footer, placeholderNote } = layout.navigation
  return (
    <footer className="site-footer wrap">
      <div className="columns footer-columns">
        <div className="footer-brand">
          <Logo brand={brand} pageAddress={pageAddress} isRepeated />
          <address className="mt-6">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
            <br />
            <a href={createPhoneUrl(phone)}>{phone}</a>
            <br />
            {hours}
            <br />
            <a href={createEmailUrl(email)}>{email}</a> <PlaceholderLabel label={contactPlaceholderLabel} />
          </address>
        </div>
        <nav aria-label={footer.label} className="contents">
          {footer.groups.map(({ title, links }, index) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                <NavItems links={links} pageAddress={pageAddress} />
                {index === footer.groups.length - 1 &&
                  socialProfiles.map(({ label, url }) => (
                    <li key={url}>
                      <a href={url} rel="me noopener">
                        {label}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {hasPlaceholders && (
        <p className="footer-note">
          <PlaceholderLabel label={placeholderNote.label} isLabelVisible /> {placeholderNote.text}
        </p>
      )}
      <p className="colophon">
        <span>{footer.copyright}</span>
        {footer.legal.map(({ label, to }) => (
          <NavLink key={to.address} href={to.address} pageAddress={pageAddress}>
            {label}
          </NavLink>
        ))}
      </p>
    </footer>
  )
}
