import type { CompanyFacts } from '../collections/company/definition.ts'
import type { Navigation } from '../collections/navigation/definition.ts'
import { mailto, tel, urls } from '../urls.ts'
import { ariaCurrent } from './currentPage.ts'
import { Logo } from './Logo.tsx'

interface Props {
  facts: CompanyFacts
  navigation: Navigation
  pathname: string
}

export function Footer({ facts, navigation: { footer }, pathname }: Props) {
  const { brand, address, phone, email, social, hours } = facts
  return (
    <footer className="site-footer wrap">
      <div className="columns footer-columns">
        <div className="footer-brand">
          <Logo brand={brand} isCurrent={pathname === urls.home()} />
          <address>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
            <br />
            <a href={tel(phone)}>{phone}</a>
            <br />
            <a href={mailto(email)}>{email}</a>
          </address>
          <p className="note">{hours}</p>
        </div>
        {footer.groups.map(({ title, links }, index) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to.slug}>
                  <a href={to.slug} aria-current={to.slug === pathname ? ariaCurrent(to.slug, pathname) : undefined}>
                    {label}
                  </a>
                </li>
              ))}
              {index === footer.groups.length - 1 &&
                social.map(({ label, url }) => <SocialLink key={url} label={label} url={url} />)}
            </ul>
          </nav>
        ))}
      </div>
      <p className="colophon">
        <span>{footer.colophon}</span>
        {footer.legal.map(({ label, to }) => (
          <a key={to.slug} href={to.slug} aria-current={ariaCurrent(to.slug, pathname)}>
            {label}
          </a>
        ))}
      </p>
    </footer>
  )
}

function SocialLink({ label, url }: { label: string; url: string }) {
  return (
    <li>
      <a href={url} rel="me noopener">
        {label}
      </a>
    </li>
  )
}
