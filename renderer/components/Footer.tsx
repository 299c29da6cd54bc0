import type { CompanyFacts } from '../collections/company/definition.ts'
import type { Navigation } from '../collections/navigation/definition.ts'
import { mailto, tel } from '../urls.ts'
import { NavLink } from './Links.tsx'
import { Logo } from './Pulse.tsx'
import { Sample } from './Sample.tsx'

interface Props {
  company: CompanyFacts
  navigation: Navigation
  pathname: string
  /** Whether something on this site only stands in for the true thing. */
  hasSamples: boolean
}

export function Footer({ company, navigation: { footer, sample }, pathname, hasSamples }: Props) {
  return (
    <footer className="site-footer wrap">
      <div className="columns footer-columns">
        <Brand company={company} pathname={pathname} />
        {footer.groups.map(({ title, links }, index) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to.slug}>
                  <NavLink href={to.slug} pathname={pathname}>
                    {label}
                  </NavLink>
                </li>
              ))}
              {index === footer.groups.length - 1 &&
                company.social.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url} rel="me noopener">
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      {hasSamples && (
        <p className="footer-sample">
          <Sample word={sample.word} /> {sample.text}
        </p>
      )}
      <p className="colophon">
        <span>{footer.colophon}</span>
        {footer.legal.map(({ label, to }) => (
          <NavLink key={to.slug} href={to.slug} pathname={pathname}>
            {label}
          </NavLink>
        ))}
      </p>
    </footer>
  )
}

function Brand({ company: { brand, address, phone, email, hours }, pathname }: Pick<Props, 'company' | 'pathname'>) {
  return (
    <div className="footer-brand">
      <Logo brand={brand} pathname={pathname} />
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
  )
}
