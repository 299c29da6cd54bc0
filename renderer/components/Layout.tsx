import type { ReactNode } from 'react'
import { company } from '../collections/company/definition.ts'
import { navigation as menus } from '../collections/navigation/definition.ts'
import type { Link } from '../model/define/fields.ts'
import type { Site } from '../model/site.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ButtonLink } from './Links.tsx'

interface Props {
  site: Site
  pathname: string
  children: ReactNode
}

/** What stands around every page. */
export function Layout({ site, pathname, children }: Props) {
  const facts = site.get(company)
  const navigation = site.get(menus)
  return (
    <>
      <a className="skip" href="#content">
        {navigation.skip}
      </a>
      <Header company={facts} navigation={navigation} pathname={pathname} />
      <main className="page" id="content" tabIndex={-1}>
        {children}
        {pathname !== pathOf(navigation.call) && <CallBar call={navigation.call} />}
      </main>
      <Footer company={facts} navigation={navigation} pathname={pathname} hasSamples={site.placeholders.length > 0} />
      {/* The script writes a new page's title here, since a page that is swapped in is not announced by itself. */}
      <p id="announcement" className="sr-only" role="status" />
    </>
  )
}

/** The page that a link leads to, without the place on it. */
function pathOf({ to }: Link): string {
  return to.slug.split('#')[0] ?? ''
}

/** On phones, the call at the foot of the window, from the second screen to the closing call (`styles/chrome.css`). */
function CallBar({ call }: { call: Link }) {
  return (
    <div className="call-bar-track">
      <p className="call-bar">
        <ButtonLink link={call} />
      </p>
    </div>
  )
}
