import type { ReactNode } from 'react'
import type { Link } from '../model/define/fields.ts'
import type { Shell, SourceLink } from '../page.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ButtonLink } from './Links.tsx'
import { SourceLinks } from './SourceLinks.tsx'
import { UnseenNote } from './UnseenNote.tsx'

interface Props {
  shell: Shell
  pathname: string
  sources?: SourceLink[] | undefined
  children: ReactNode
}

/** What stands around every page. */
export function Layout({ shell: { unseen, ...shell }, pathname, sources, children }: Props) {
  const { company, navigation } = shell
  return (
    <>
      <a className="skip" href="#content">
        {navigation.skip}
      </a>
      <Header company={company} navigation={navigation} pathname={pathname} />
      <main className="page" id="content" tabIndex={-1}>
        <UnseenNote unseen={unseen} pathname={pathname} />
        {children}
        {pathname !== pathOf(navigation.call) && <CallBar call={navigation.call} />}
      </main>
      <Footer {...shell} pathname={pathname} />
      {sources && <SourceLinks sources={sources} />}
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
