import type { ReactNode } from 'react'
import { company } from '../collections/company/definition.ts'
import { navigation as menus } from '../collections/navigation/definition.ts'
import type { Site } from '../model/site.ts'
import { CallBar } from './CallBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

interface Props {
  site: Site
  pathname: string
  children: ReactNode
}

/** What stands around every page. */
export function Layout({ site, pathname, children }: Props) {
  const facts = site.only(company)
  const navigation = site.only(menus)
  return (
    <>
      <a className="skip" href="#content">
        {navigation.skip}
      </a>
      <Header facts={facts} navigation={navigation} pathname={pathname} />
      <main className="page" id="content" tabIndex={-1}>
        {children}
        {pathname !== navigation.call.to.slug && <CallBar call={navigation.call} />}
      </main>
      <Footer facts={facts} navigation={navigation} pathname={pathname} />
      {/* Where the script says which page has come, when it has not been loaded as ever. */}
      <p id="announcement" className="sr-only" role="status" />
    </>
  )
}
