import './utilities.css'
import type { ReactNode } from 'react'
import { ClosingSection } from '../../renderer/components/ClosingSection.tsx'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { TitledList } from '../../renderer/components/Lists.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { createEmailUrl, createPhoneUrl } from '../../renderer/urls.ts'
import { CityLights } from '../locations/CityLights.tsx'
import type { Data } from './+data.ts'
import { ContactCard } from './ContactCard.tsx'
import { Prices } from './Prices.tsx'
import { Schedule } from './Schedule.tsx'

export function Page(data: Data) {
  const { copy, company } = data
  return (
    <>
      <Hero {...data} />
      <ContactCard {...data} />
      <Schedule copy={copy.schedule} email={company.email} />
      <Prices {...data} />
      <Expectations copy={copy.firstCall} />
      <EmbeddedMap {...data} />
      <Accessibility {...data} />
      <ClosingSection copy={copy.closing} contact={company} />
    </>
  )
}

function Hero({ copy, company, officeLights }: Data) {
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
            href={createPhoneUrl(company.phone)}
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
        <a className="button" href={createPhoneUrl(company.phone)}>
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

function EmbeddedMap({ copy: { map: mapCopy } }: Data) {
  return (
    <Section
      id="map"
      title={mapCopy.title}
      className="section wrap"
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

function Accessibility({ copy: { accessibility: accessibilityCopy }, company }: Data) {
  return (
    <Section
      id="accessibility"
      title={accessibilityCopy.title}
      className="section wrap columns items-baseline gap-y-4"
      titleClassName="lg:col-[1/6] text-h3 leading-[1.06]"
    >
      <p className="max-w-144 text-ink-soft lg:col-[7/13]">
        {linkContacts(accessibilityCopy.text, [
          { text: company.phone, href: createPhoneUrl(company.phone) },
          { text: company.email, href: createEmailUrl(company.email) },
        ])}
      </p>
    </Section>
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

function Expectations({ copy }: { copy: Data['copy']['firstCall'] }) {
  return (
    <Section id="expect" title={copy.title} className="section wrap columns gap-y-8" titleClassName="lg:col-[1/5]">
      <TitledList
        items={copy.points}
        className="grid gap-x-gap gap-y-8 md:grid-cols-2 lg:col-[5/13]"
        itemClassName="border-line border-t pt-5"
        textClassName="mt-2 max-w-144 text-ink-soft"
      />
    </Section>
  )
}
