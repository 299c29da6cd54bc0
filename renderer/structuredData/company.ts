import type { AboutPageLeaf, OrganizationLeaf, ProfessionalServiceLeaf, ServiceLeaf } from 'schema-dts'
import { about } from '../collections/about/definition.ts'
import { type CompanyDetails, company } from '../collections/company/definition.ts'
import { parseOpeningHours } from '../collections/company/openingHours.ts'
import { contact } from '../collections/contact/definition.ts'
import { home } from '../collections/home/definition.ts'
import type { Site } from '../model/site.ts'
import { urls } from '../urls.ts'
import { createOrganization, toAbsoluteUrl, withContext } from './context.ts'

/** Creates JSON-LD of the company. Sources: schema.org/Organization; Google, "Organization structured data". */
export function createOrganizationJsonLd(site: Site) {
  const details = site.get(company)
  const { legalName, email, phone, socialProfiles } = details
  return withContext({
    ...createOrganization(site),
    legalName,
    description: site.get(home).hero.text,
    email,
    telephone: phone,
    address: createPostalAddress(details),
    sameAs: socialProfiles.map(({ url }) => url),
  } satisfies OrganizationLeaf)
}

/** Creates JSON-LD of the office. Sources: schema.org/ProfessionalService; Google, "Local business structured data". */
export function createOfficeJsonLd(site: Site) {
  const details = site.get(company)
  const { brand, email, phone, hours, coordinates } = details
  return withContext({
    '@type': 'ProfessionalService',
    name: brand,
    url: toAbsoluteUrl(site, contact.address),
    image: toAbsoluteUrl(site, urls.share(contact.address)),
    email,
    telephone: phone,
    address: createPostalAddress(details),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
    openingHoursSpecification: parseOpeningHours(hours).map(
      ({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }) as const,
    ),
    areaServed: 'US',
    parentOrganization: createOrganization(site),
  } satisfies ProfessionalServiceLeaf)
}

function createPostalAddress({ address }: CompanyDetails) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'US',
  } as const
}

/** Creates JSON-LD of `/about`. Source: schema.org/AboutPage. */
export function createAboutPageJsonLd(site: Site) {
  const { hero } = site.get(about)
  return withContext({
    '@type': 'AboutPage',
    name: hero.title,
    url: toAbsoluteUrl(site, about.address),
    about: createOrganization(site),
  } satisfies AboutPageLeaf)
}

interface ServiceInput {
  name: string
  address: string
  /** Kind of service: `Local SEO`. */
  type?: string
  description: string
  /** Defaults to the United States. */
  area?: { city?: string; state: string }
}

/** Creates JSON-LD of a service. Sources: schema.org/Service; Google's guidelines for local businesses. */
export function createServiceJsonLd(
  site: Site,
  { name, address, type = 'Marketing', description, area }: ServiceInput,
) {
  return withContext({
    '@type': 'Service',
    name,
    serviceType: type,
    description,
    url: toAbsoluteUrl(site, address),
    provider: createOrganization(site),
    areaServed: area ? createArea(area) : 'US',
  } satisfies ServiceLeaf)
}

function createArea({ city, state }: { city?: string; state: string }) {
  const container = { '@type': 'State', name: state } as const
  return city === undefined ? container : ({ '@type': 'City', name: city, containedInPlace: container } as const)
}
