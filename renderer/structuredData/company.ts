import type * as schema from 'schema-dts'
import { about } from '../collections/about/definition.ts'
import { type CompanyDetails, company } from '../collections/company/definition.ts'
import { parseOpeningHours } from '../collections/company/openingHours.ts'
import { contact } from '../collections/contact/definition.ts'
import { home } from '../collections/home/definition.ts'
import type { Site } from '../model/site.ts'
import { GENERATED_FILES, urls } from '../urls.ts'

// Sources: schema.org, and Google's documentation of structured data. `JsonLdScripts` adds the `@context`.

/** Adds the origin of the site to an address. */
export const toAbsoluteUrl = (site: Site, address: string) => site.get(company).origin + address

/** Creates the company, to include in other objects. The `@id` tells search engines that all pages are about the same company. */
export function createOrganization(site: Site) {
  return {
    '@type': 'Organization',
    '@id': toAbsoluteUrl(site, `${urls.home()}#company`),
    name: site.get(company).brand,
    url: toAbsoluteUrl(site, urls.home()),
    logo: toAbsoluteUrl(site, GENERATED_FILES.icon512),
  } as const
}

/** Creates JSON-LD of the company. */
export function createOrganizationJsonLd(site: Site) {
  const details = site.get(company)
  return {
    ...createOrganization(site),
    legalName: details.legalName,
    description: site.get(home).hero.text,
    email: details.email,
    telephone: details.phone,
    address: createPostalAddress(details),
    sameAs: details.socialProfiles.map(({ url }) => url),
  } satisfies schema.OrganizationLeaf
}

/** Creates JSON-LD of the office. */
export function createOfficeJsonLd(site: Site) {
  const details = site.get(company)
  return {
    '@type': 'ProfessionalService',
    name: details.brand,
    url: toAbsoluteUrl(site, contact.address),
    image: toAbsoluteUrl(site, urls.share(contact.address)),
    email: details.email,
    telephone: details.phone,
    address: createPostalAddress(details),
    geo: { '@type': 'GeoCoordinates', latitude: details.coordinates.lat, longitude: details.coordinates.lon },
    openingHoursSpecification: parseOpeningHours(details.hours).map(
      ({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }) as const,
    ),
    areaServed: 'US',
    parentOrganization: createOrganization(site),
  } satisfies schema.ProfessionalServiceLeaf
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

/** Creates JSON-LD of `/about`. */
export function createAboutPageJsonLd(site: Site) {
  return {
    '@type': 'AboutPage',
    name: site.get(about).hero.title,
    url: toAbsoluteUrl(site, about.address),
    about: createOrganization(site),
  } satisfies schema.AboutPageLeaf
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

/** Creates JSON-LD of a service. */
export function createServiceJsonLd(site: Site, { name, address, type, description, area }: ServiceInput) {
  return {
    '@type': 'Service',
    name,
    serviceType: type ?? 'Marketing',
    description,
    url: toAbsoluteUrl(site, address),
    provider: createOrganization(site),
    areaServed: area ? createArea(area) : 'US',
  } satisfies schema.ServiceLeaf
}

function createArea({ city, state }: { city?: string; state: string }) {
  const container = { '@type': 'State', name: state } as const
  return city === undefined ? container : ({ '@type': 'City', name: city, containedInPlace: container } as const)
}
