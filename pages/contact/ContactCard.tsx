import type { ReactNode } from 'react'
import { Sample } from '../../renderer/components/Sample.tsx'
import { mailto, tel } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'

interface ContactCardProps extends Pick<Data, 'company' | 'samples'> {
  words: Data['words']['card']
}

/** All ways to reach us; phone and email are set large. */
export function ContactCard({ words, company, samples }: ContactCardProps) {
  const { email, phone, hours, address, replyTime } = company
  return (
    <section className="contact-card room" aria-labelledby="call">
      <div className="wrap columns">
        <h2 id="call">{words.title}</h2>
        <dl>
          <Row name={words.phone} sample={samples.phone} className="contact-card-main">
            <a href={tel(phone)}>{phone}</a>
          </Row>
          <Row name={words.email} sample={samples.email} className="contact-card-main">
            <a href={mailto(email)}>{email}</a>
          </Row>
          <Row name={words.hours}>{hours}</Row>
          <Row name={words.reply}>{replyTime}</Row>
          <Row name={words.address} sample={samples.address}>
            <address>
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
            </address>
          </Row>
        </dl>
      </div>
    </section>
  )
}

interface RowProps {
  name: string
  className?: string
  /** The mark of what only stands in for the true thing. */
  sample?: string | undefined
  children: ReactNode
}

function Row({ name, className, sample, children }: RowProps) {
  return (
    <div className={className}>
      <dt>
        {name} <Sample word={sample} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
