import type { ReactNode } from 'react'
import type { Link } from '../model/define/fields.ts'
import type { UnpublishedPage } from '../model/schedule/visibility.ts'
import type { LayoutData } from '../page.ts'
import { describeUnpublished } from '../wording/unpublished.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ButtonLink } from './Links.tsx'

interface Props {
  layout: LayoutData
  pageAddress: string
  children: ReactNode
}

/** Renders the frame around each page: skip link, header, note on unpublished pages, call bar (except on its target), and footer. */
export function Layout({ layout: { unpublished, ...layout }, pageAddress, children }: Props) {
  const { company, navigation } = layout
  return (
    <>
      <a className="skip" href="#content">
        {navigation.skipLink}
      </a>
      <Header company={company} navigation={navigation} marks={layout.marks} pageAddress={pageAddress} />
      <main className="relative" id="content" tabIndex={-1}>
        <UnpublishedNote page={unpublished[pageAddress]} />
        {children}
        {pageAddress !== getPath(navigation.callButton) && (
          <div className="call-bar-track">
            <p className="call-bar">
              <ButtonLink link={navigation.callButton} />
            </p>
          </div>
        )}
      </main>
      <Footer {...layout} pageAddress={pageAddress} />
    </>
  )
}

function getPath({ to }: Link): string {
  return to.address.split('#')[0] ?? ''
}

function UnpublishedNote({ page }: { page: UnpublishedPage | undefined }) {
  if (!page) return null
  const { state, text } = describeUnpublished(page)
  return (
    <p className="unpublished-note wrap">
      <strong>{state}</strong> {text}
    </p>
  )
}
