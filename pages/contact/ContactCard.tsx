import { mailto, tel } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['card']
  facts: Data['facts']
}

/** The page's deep room: every way to reach us, the two that matter in large. */
export function ContactCard({ copy, facts: { email, phone, hours, address, replyTime } }: Props) {
  return (
    <section className="contact-card room" aria-labelledby="card">
      <div className="wrap columns">
        <h2 id="card">{copy.title}</h2>
        <dl>
          <div className="contact-card-main">
            <dt>{copy.phone}</dt>
            <dd>
              <a href={tel(phone)}>{phone}</a>
            </dd>
          </div>
          <div className="contact-card-main">
            <dt>{copy.email}</dt>
            <dd>
              <a href={mailto(email)}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{copy.hours}</dt>
            <dd>{hours}</dd>
          </div>
          <div>
            <dt>{copy.reply}</dt>
            <dd>{replyTime}</dd>
          </div>
          <div>
            <dt>{copy.address}</dt>
            <dd>
              <address>
                {address.street}
                <br />
                {address.city}, {address.region} {address.postalCode}
              </address>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
