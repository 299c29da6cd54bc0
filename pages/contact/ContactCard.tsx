import type { PropsWithChildren } from 'react'
import { Sample } from '../../renderer/components/Sample.tsx'
import { createEmailUrl, createPhoneUrl } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'

const LINK_CLASSES = 'touch-target underline decoration-line hover:decoration-current'

/** Renders the phone number, hours, and addresses, and labels placeholders. */
export function ContactCard({ copy: { card: copy }, company, samples }: Pick<Data, 'copy' | 'company' | 'samples'>) {
  const { email, phone, hours, address, replyTime } = company
  return (
    <section className="wrap pt-part" aria-labelledby="call">
      <h2 id="call" className="label">
        {copy.title}
      </h2>
      <dl className="mt-4 grid gap-x-gap gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto]">
        <Row name={copy.phone} sampleLabel={samples.phone}>
          <a className={LINK_CLASSES} href={createPhoneUrl(phone)}>
            {phone}
          </a>
        </Row>
        <Row name={copy.hours}>{hours}</Row>
        <Row name={copy.email} sampleLabel={samples.email}>
          <a className={LINK_CLASSES} href={createEmailUrl(email)}>
            {email}
          </a>
        </Row>
        <Row name={copy.reply}>{replyTime}</Row>
        <Row name={copy.address} sampleLabel={samples.address}>
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

function Row({ name, sampleLabel, children }: PropsWithChildren<{ name: string; sampleLabel?: string | undefined }>) {
  return (
    <div className="border-line odd:border-t odd:pt-4 md:last:row-span-2">
      <dt className="note-size text-ink-soft">
        {name} <Sample label={sampleLabel} />
      </dt>
      <dd className="wrap-anywhere mt-1">{children}</dd>
    </div>
  )
}
