import './contact.css'
import type { ReactNode } from 'react'
import { Points } from '../../renderer/components/Lists.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { mailto, tel } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'

/** `/contact` */
export function Page({ copy, facts }: Data) {
  return (
    <>
      <PageHead {...copy.hero} className="contact-head" />
      <ContactCard copy={copy.card} facts={facts} />
      <Section id="expect" title={copy.expect.title} className="contact-expect section wrap columns">
        <Points points={copy.expect.points} className="rows" />
      </Section>
      <Section
        id="map"
        title={copy.map.title}
        className="contact-map section wrap"
        beside={
          <a className="more" href={copy.map.link.url} rel="noopener">
            {copy.map.link.label}
          </a>
        }
      >
        <iframe src={copy.map.embed} title={copy.map.title} loading="lazy" referrerPolicy="no-referrer" />
      </Section>
    </>
  )
}

/** All ways to reach us; phone and email are set large. */
function ContactCard({ copy, facts }: { copy: Data['copy']['card']; facts: Data['facts'] }) {
  const { email, phone, hours, address, replyTime } = facts
  return (
    <section className="contact-card room" aria-labelledby="card">
      <div className="wrap columns">
        <h2 id="card">{copy.title}</h2>
        <dl>
          <Row name={copy.phone} className="contact-card-main">
            <a href={tel(phone)}>{phone}</a>
          </Row>
          <Row name={copy.email} className="contact-card-main">
            <a href={mailto(email)}>{email}</a>
          </Row>
          <Row name={copy.hours}>{hours}</Row>
          <Row name={copy.reply}>{replyTime}</Row>
          <Row name={copy.address}>
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

function Row({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
