import type { PropsWithChildren } from 'react'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { createEmailUrl, createPhoneUrl } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'

const LINK_CLASSES = 'touch-target underline decoration-line hover:decoration-current'

export function ContactCard({ copy: { contactDetails: contactDetailsCopy }, company, placeholderLabels }: Data) {
  const { email, phone, hours, address, replyTime } = company
  return (
    <section className="wrap pt-part" aria-labelledby="call">
      <h2 id="call" className="label">
        {contactDetailsCopy.title}
      </h2>
      <dl className="mt-4 grid gap-x-gap gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto]">
        <Row name={contactDetailsCopy.phone} placeholderLabel={placeholderLabels.phone}>
          <a className={LINK_CLASSES} href={createPhoneUrl(phone)}>
            {phone}
          </a>
        </Row>
        <Row name={contactDetailsCopy.hours}>{hours}</Row>
        <Row name={contactDetailsCopy.email} placeholderLabel={placeholderLabels.email}>
          <a className={LINK_CLASSES} href={createEmailUrl(email)}>
            {email}
          </a>
        </Row>
        <Row name={contactDetailsCopy.replyTime}>{replyTime}</Row>
        <Row name={contactDetailsCopy.address} placeholderLabel={placeholderLabels.address}>
          <address>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
        </Row>
      </dl>
    </section>
  )
}

function Row({
  name,
  placeholderLabel,
  children,
}: PropsWithChildren<{ name: string; placeholderLabel?: string | undefined }>) {
  return (
    <div className="border-line odd:border-t odd:pt-4 md:last:row-span-2">
      <dt className="note-size text-ink-soft">
        {name} <PlaceholderLabel label={placeholderLabel} />
      </dt>
      <dd className="wrap-anywhere mt-1">{children}</dd>
    </div>
  )
}
