import { clsx } from 'clsx'
import type { CompanyFacts } from '../collections/company/definition.ts'
import type { Navigation } from '../collections/navigation/definition.ts'
import type { Shell } from '../page.ts'
import { mailto, tel } from '../urls.ts'
import { NavLink } from './Links.tsx'
import { Logo } from './Pulse.tsx'
import { Sample } from './Sample.tsx'

type Props = Pick<Shell, 'company' | 'navigation' | 'hasSamples' | 'contactSample'> & { pathname: string }

/** Of the links in a list, an address or the last line. */
const LINKS =
  '[&_a]:inline-block [&_a]:wrap-anywhere [&_a]:py-[0.3rem] [&_a]:hover:text-accent [&_a]:hover:underline print:[&_a]:inline print:[&_a]:p-0'
const SMALL = 'text-(length:--text-note) text-ink-soft'

/** On paper a letterhead: at the end it would take a sheet of its own, as often as not. */
export function Footer({ company, navigation: { footer, sample }, pathname, hasSamples, contactSample }: Props) {
  return (
    <footer className="wrap phone:pt-16 pt-12 pb-8 print:absolute print:inset-[0_0_auto_40%] print:pt-5 print:pb-0 print:text-end">
      <div className="columns text-(length:--text-note) gap-y-8 phone:gap-y-12 pt-12 max-phone:grid-cols-[repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))] print:block print:p-0">
        <Brand company={company} pathname={pathname} sample={contactSample} />
        <Groups groups={footer.groups} social={company.social} pathname={pathname} />
      </div>
      {hasSamples && (
        <p className={clsx(SMALL, 'mt-10 phone:mt-16 print:mt-0 print:leading-[1.4]')}>
          <Sample word={sample.word} className="ms-0" /> {sample.text}
        </p>
      )}
      <p
        className={clsx(
          SMALL,
          LINKS,
          'flex flex-wrap items-baseline gap-x-8 gap-y-1 print:hidden',
          hasSamples ? 'mt-4' : 'mt-10 phone:mt-16',
        )}
      >
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

interface GroupsProps {
  groups: Navigation['footer']['groups']
  social: CompanyFacts['social']
  pathname: string
}

/** The last group goes on with our profiles on other sites. */
function Groups({ groups, social, pathname }: GroupsProps) {
  return groups.map(({ title, links }) => (
    <nav key={title} className="fold:col-span-2 phone:col-span-3 max-phone:col-auto print:hidden" aria-label={title}>
      <h2 className="mb-2 font-medium font-sans text-ink-soft text-note leading-[1.4] tracking-normal">{title}</h2>
      <ul className={LINKS}>
        {links.map(({ label, to }) => (
          <li key={to.slug}>
            <NavLink href={to.slug} pathname={pathname}>
              {label}
            </NavLink>
          </li>
        ))}
        {title === groups.at(-1)?.title &&
          social.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener">
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  ))
}

interface BrandProps extends Pick<Props, 'company' | 'pathname'> {
  sample: string | undefined
}

function Brand({ company: { brand, address, phone, email, hours }, pathname, sample }: BrandProps) {
  return (
    <div className="fold:col-[1/5]">
      <Logo brand={brand} pathname={pathname} className="print:hidden" />
      <address className={clsx(LINKS, 'mt-6 leading-[1.75] print:mt-0 print:leading-[1.4]')}>
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
        <br />
        <a href={tel(phone)}>{phone}</a>
        <br />
        <a href={mailto(email)}>{email}</a>
      </address>
      {sample && (
        <p>
          <Sample word={sample} className="ms-0" />
        </p>
      )}
      <p className={clsx('note', sample && 'mt-[0.4rem]')}>{hours}</p>
    </div>
  )
}
