import type { PropsWithChildren } from 'react'
import type { LayoutData } from '../page.ts'
import { describeUnpublished } from '../wording/unpublished.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ButtonLink } from './Links.tsx'

type Props = { layout: LayoutData; pageAddress: string }

/** Renders the frame of a page: skip link, header, note on unpublished pages, call bar (except on the page that it links to), and footer. */
export function Layout({ layout, pageAddress, children }: PropsWithChildren<Props>) {
  const { navigation } = layout
  const [callAddress] = navigation.callButton.to.address.split('#')
  const unpublishedPage = layout.unpublished[pageAddress]
  const note = unpublishedPage && describeUnpublished(unpublishedPage)
  return (
    <>
      <a className="skip" href="#content">
        {navigation.skipLink}
      </a>
      <Header layout={layout} pageAddress={pageAddress} />
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
      <Footer layout={layout} pageAddress={pageAddress} />
    </>
  )
}
