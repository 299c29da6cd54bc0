import type { ReactNode } from 'react'
import type { LayoutData } from '../page.ts'
import { createEmailUrl, createPhoneUrl } from '../urls.ts'
import { describeUnpublished } from '../wording/unpublished.ts'
import { Header } from './Header.tsx'
import { PlaceholderLabel } from './InlineText.tsx'
import { ButtonLink, NavItems, NavLink } from './Links.tsx'
import { Logo } from './Pulse.tsx'

interface Props {
  layout: LayoutData
  pageAddress: string
  children: ReactNode
}

/** Renders the frame of a page: skip link, header, note on unpublished pages, call bar (except on the page that it links to), and footer. */
export function Layout({ layout, pageAddress, children }: Props) {
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

/** Renders contact data, links, and a note if the site has placeholders. Links to social networks are in the last group. */
function Footer({ layout, pageAddress }: Omit<Props, 'children'>) {
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
