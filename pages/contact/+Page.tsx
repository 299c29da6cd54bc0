import './utilities.css'
import type { ReactNode } from 'react'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { TitledList } from '../../renderer/components/Lists.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { ClosingSection, ColumnsSection, Section } from '../../renderer/components/Sections.tsx'
import { createEmailUrl, createPhoneUrl } from '../../renderer/urls.ts'
import { CityLights } from '../locations/CityLights.tsx'
import type { Data } from './+data.ts'
import { Prices } from './Prices.tsx'
import { Schedule } from './Schedule.tsx'

export function Page(data: Data) {
  const { copy, company } = data
  return (
    <>
      <Hero {...data} />
      <ContactDetails {...data} />
      <Schedule copy={copy.schedule} email={company.email} />
      <Prices {...data} />
      <ColumnsSection id="expect" title={copy.firstCall.title} className="gap-y-8">
        <TitledList
          items={copy.firstCall.points}
          className="grid gap-x-gap gap-y-8 md:grid-cols-2 lg:col-[5/13]"
          itemClassName="border-line border-t pt-5"
          textClassName="mt-2 max-w-144 text-ink-soft"
        />
      </ColumnsSection>
      <OfficeMap {...data} />
      <AccessibilityNote {...data} />
      <ClosingSection copy={copy.closing} contact={company} />
    </>
  )
}

function Hero({ copy, company, officeLights }: Data) {
  const phoneUrl = createPhoneUrl(company.phone)
  return (
    <PageHeader
      text={
        <span data-enhance="" data-zip={copy.zip.text} data-zip-line={copy.zip.emailLine}>
          {copy.hero.text}
        </span>
      }
      title={
        <>
          {copy.hero.title}{' '}
          <a
            className="lining block pt-[0.1em] text-accent underline decoration-1 decoration-line underline-offset-[0.14em] hover:decoration-current md:whitespace-nowrap"
            href={phoneUrl}
          >
            {company.phone}
          </a>
        </>
      }
      className="items-start gap-y-8 pt-top lg:grid-rows-[auto_auto_1fr]"
      titleClassName="lg:col-[1/7] text-article"
      textClassName="lg:col-[1/7]"
    >
      <p className="buttons max-md:*:first:w-full lg:col-[1/7]">
        <a className="button" href={phoneUrl}>
          {copy.phoneButton}
        </a>
        {copy.sectionLinks.map((link) => (
          <MoreLink key={link.label} link={link} />
        ))}
      </p>
      {officeLights && (
        <CityLights {...officeLights} centerNote={copy.map.caption} className="lg:col-[7/13] lg:row-[1/4] lg:-mt-6" />
      )}
    </PageHeader>
  )
}

const LINK_CLASSES = 'touch-target underline decoration-line hover:decoration-current'

function ContactDetails({ copy: { contactDetails: contactDetailsCopy }, company, placeholderLabels }: Data) {
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

type RowProps = { name: string; placeholderLabel?: string | undefined; children: ReactNode }

function Row({ name, placeholderLabel, children }: RowProps) {
  return (
    <div className="border-line odd:border-t odd:pt-4 md:last:row-span-2">
      <dt className="note-size text-ink-soft">
        {name} <PlaceholderLabel label={placeholderLabel} />
      </dt>
      <dd className="wrap-anywhere mt-1">{children}</dd>
    </div>
  )
}

function OfficeMap({ copy: { map: mapCopy } }: Data) {
  return (
    <Section
      id="map"
      title={mapCopy.title}
      titleClassName="text-h3 leading-[1.06]"
      aside={
        <a className="more" href={mapCopy.link.url} rel="noopener">
          {mapCopy.link.label}
        </a>
      }
    >
      {/* Loads on demand, see `client/enhanceParts.ts`. */}
      <details
        className="group invisible mt-5 not-scripted:hidden border-line border-y data-ready:visible print:hidden"
        data-enhance=""
        data-map
      >
        <summary className="disclosure py-[1.1rem] group-open:-mb-6 group-open:pb-[2.6rem]">
          <span>{mapCopy.embedToggle}</span>
        </summary>
        <template>
          <iframe
            className="mt-6 h-[clamp(20rem,42vw,34rem)] w-full bg-paper-deep"
            src={mapCopy.embedUrl}
            title={mapCopy.title}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        </template>
      </details>
    </Section>
  )
}

function AccessibilityNote({ copy: { accessibility: accessibilityCopy }, company }: Data) {
  return (
    <ColumnsSection
      id="accessibility"
      title={accessibilityCopy.title}
      className="items-baseline gap-y-4"
      titleClassName="lg:col-[1/6] text-h3 leading-[1.06]"
    >
      <p className="max-w-144 text-ink-soft lg:col-[7/13]">
        {linkContacts(accessibilityCopy.text, [
          { text: company.phone, href: createPhoneUrl(company.phone) },
          { text: company.email, href: createEmailUrl(company.email) },
        ])}
      </p>
    </ColumnsSection>
  )
}

/** Turns each phone number and email in a text into a link. */
function linkContacts(text: string, [contact, ...otherContacts]: { text: string; href: string }[]): ReactNode[] {
  if (!contact) return [text]
  return text.split(contact.text).flatMap((part, index) => [
    index > 0 && (
      <a key={contact.href} className="underline decoration-line" href={contact.href}>
        {contact.text}
      </a>
    ),
    ...linkContacts(part, otherContacts),
  ])
}
