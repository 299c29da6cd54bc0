import './contact.css'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { Points } from '../../renderer/components/Lists.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'
import { ContactCard } from './ContactCard.tsx'
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
