import type { CompanyFacts } from '../collections/company/definition.ts'
import type { Navigation } from '../collections/navigation/definition.ts'
import { urls } from '../urls.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { ariaCurrent } from './currentPage.ts'
import { IndustriesMenu } from './IndustriesMenu.tsx'
import { Logo } from './Logo.tsx'
import { MenuSheet, SHEET_ID } from './MenuSheet.tsx'

interface Props {
  facts: CompanyFacts
  navigation: Navigation
  pathname: string
}

export function Header({ facts, navigation, pathname }: Props) {
  return (
    <>
      <header className="site-header wrap">
        <Logo brand={facts.brand} isCurrent={pathname === urls.home()} />
        <nav className="main-menu" aria-label={navigation.main}>
          <IndustriesMenu industries={navigation.industries} pathname={pathname} />
          {navigation.links.map(({ label, to }) => (
            <a key={to.slug} href={to.slug} aria-current={ariaCurrent(to.slug, pathname)}>
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink link={navigation.call} ghost small />
        <button type="button" className="sheet-button" popoverTarget={SHEET_ID}>
          {navigation.sheet.open}
        </button>
      </header>
      <MenuSheet navigation={navigation} pathname={pathname} />
    </>
  )
}
