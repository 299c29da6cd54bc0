import type { ReactNode } from 'react'
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

/** Renders the frame of a page: skip link, header, note on unpublished pages, call bar (except on the page that it links to), and footer. */
export function Layout({ layout: { unpublished, ...layout }, pageAddress, children }: Props) {
  const { navigation } = layout
  const [callAddress] = navigation.callButton.to.address.split('#')
  const unpublishedPage = unpublished[pageAddress]
  const note = unpublishedPage && describeUnpublished(unpublishedPage)
  return (
    <>
      <a className="skip" href="#content">
        {navigation.skipLink}
      </a>
      <Header {...layout} pageAddress={pageAddress} />
      <main className="relative" id="content" tabIndex={-1}>
        {note && (
          <p className="unpublished-note wrap">
            <strong>{note.state}</strong> {note.text}
          </p>
        )}
        {children}
        {pageAddress !== callAddress && (
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
