import './contact.css'
import type { ReactNode } from 'react'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { Points } from '../../renderer/components/Lists.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { mailto, tel } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'
import { OfficeMap } from './OfficeMap.tsx'
import { Prices } from './Prices.tsx'
import { Schedule } from './Schedule.tsx'
import { Week } from './Week.tsx'

/** `/contact` */
export function Page({ words, company, samples, priced, office: city }: Data) {
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
      <ContactCard words={words.card} company={company} samples={samples} />
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
          <summary className="discloses">{words.map.show}</summary>
          <iframe src={words.map.embed} title={words.map.title} loading="lazy" referrerPolicy="no-referrer" />
        </details>
      </Section>
      <Week {...company} />
    </>
  )
}

interface ContactCardProps extends Pick<Data, 'company' | 'samples'> {
  words: Data['words']['card']
}

/** All ways to reach us; phone and email are set large. */
function ContactCard({ words, company, samples }: ContactCardProps) {
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
