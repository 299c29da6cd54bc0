import './contact.css'
import type { ReactNode } from 'react'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { Points } from '../../renderer/components/Lists.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { mailto, tel } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'
import { OfficeMap } from './OfficeMap.tsx'
import { Prices } from './Prices.tsx'
import { Schedule } from './Schedule.tsx'
import { Week } from './Week.tsx'

/** `/contact` */
export function Page({ words, company, priced, office: city }: Data) {
  return (
    <>
      <PageHead {...words.hero} className="contact-head">
        <p className="contact-calls buttons">
          {words.calls.map((link) => (
            <MoreLink key={link.label} link={link} />
          ))}
        </p>
        {city && <OfficeMap {...city} />}
      </PageHead>
      <ContactCard words={words.card} company={company} />
      <Schedule words={words.schedule} email={company.email} />
      <Prices words={words.prices} services={priced} />
      <Section id="expect" title={words.expect.title} className="contact-expect section wrap columns">
        <Points points={words.expect.points} className="rows" />
      </Section>
      <Section
        id="map"
        title={words.map.title}
        className="contact-map section wrap"
        beside={
          <a className="more" href={words.map.link.url} rel="noopener">
            {words.map.link.label}
          </a>
        }
      >
        <details>
          <summary className="discloses">
            <span>{words.map.show}</span>
          </summary>
          <iframe src={words.map.embed} title={words.map.title} loading="lazy" referrerPolicy="no-referrer" />
        </details>
      </Section>
      <Week {...company} />
    </>
  )
}

/** All ways to reach us; phone and email are set large. */
function ContactCard({ words, company }: { words: Data['words']['card']; company: Data['company'] }) {
  const { email, phone, hours, address, replyTime } = company
  return (
    <section className="contact-card room" aria-labelledby="call">
      <div className="wrap columns">
        <h2 id="call">{words.title}</h2>
        <dl>
          <Row name={words.phone} className="contact-card-main">
            <a href={tel(phone)}>{phone}</a>
          </Row>
          <Row name={words.email} className="contact-card-main">
            <a href={mailto(email)}>{email}</a>
          </Row>
          <Row name={words.hours}>{hours}</Row>
          <Row name={words.reply}>{replyTime}</Row>
          <Row name={words.address}>
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
