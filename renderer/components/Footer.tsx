import type { LayoutData } from '../page.ts'
import { createEmailUrl, createPhoneUrl } from '../urls.ts'
import { NavItems, NavLink } from './Links.tsx'
import { Logo } from './Logo.tsx'
import { PlaceholderLabel } from './PlaceholderLabel.tsx'

type Props = { layout: LayoutData; pageAddress: string }

export function Footer({ layout, pageAddress }: Props) {
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
