import type { LayoutData } from '../page.ts'
import { createEmailUrl, createPhoneUrl } from '../urls.ts'
import { NavItems, NavLink } from './Links.tsx'
import { PlaceholderLabel } from './PlaceholderLabel.tsx'
import { Logo } from './Pulse.tsx'

type Props = Pick<LayoutData, 'company' | 'navigation' | 'hasPlaceholders' | 'contactPlaceholderLabel'> & {
  pageAddress: string
}

/** Renders the footer with contact data, links, and a note if the site has placeholders. Links to social networks are in the last group. */
export function Footer({
  company: { brand, address, phone, email, hours, socialProfiles },
  navigation: { footer, placeholderNote },
  pageAddress,
  hasPlaceholders,
  contactPlaceholderLabel,
}: Props) {
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
