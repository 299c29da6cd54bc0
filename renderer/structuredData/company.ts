import type { AboutPageLeaf, OrganizationLeaf, ProfessionalServiceLeaf, ServiceLeaf } from 'schema-dts'
import { about } from '../collections/about/definition.ts'
import { type CompanyFacts, company } from '../collections/company/definition.ts'
import { openingPeriods } from '../collections/company/openingHours.ts'
import { contact } from '../collections/contact/definition.ts'
import { home } from '../collections/home/definition.ts'
import type { Site } from '../model/site.ts'
import { urls } from '../urls.ts'
import { absolute, brandOf, inContext } from './context.ts'

/** The company, for the home page. Source: schema.org/Organization, Google's "Organization structured data". */
export function organization(site: Site) {
  const facts = site.get(company)
  const { legalName, email, phone, social } = facts
  return inContext({
    ...brandOf(facts),
    legalName,
    description: site.get(home).hero.lede,
    email,
    telephone: phone,
    address: postalAddress(facts),
    sameAs: social.map(({ url }) => url),
  } satisfies OrganizationLeaf)
}

/**
 * The only office, for the page that shows its address and hours. Sources: schema.org/ProfessionalService; Google's "Local
 * business structured data" for hours and coordinates.
 */
export function office(site: Site) {
  const facts = site.get(company)
  const { brand, origin, email, phone, hours, coordinates } = facts
  return inContext({
    '@type': 'ProfessionalService',
    name: brand,
    url: absolute(site, contact.address),
    image: origin + urls.share(contact.address),
    email,
    telephone: phone,
    address: postalAddress(facts),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
    openingHoursSpecification: openingPeriods(hours).map(
      ({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }) as const,
    ),
    areaServed: 'US',
    parentOrganization: brandOf(facts),
  } satisfies ProfessionalServiceLeaf)
}

function postalAddress({ address }: CompanyFacts) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'US',
  } as const
}

/** The about page. Source: schema.org/AboutPage. */
export function aboutPage(site: Site) {
  const { hero } = site.get(about)
  return inContext({
    '@type': 'AboutPage',
    name: hero.title,
    url: absolute(site, about.address),
    about: brandOf(site.get(company)),
  } satisfies AboutPageLeaf)
}

interface Served {
  name: string
  address: string
  /** Which service; left out, all that we do. */
  type?: string
  description: string
  /** Left out, it is the whole country. */
  area?: { city?: string; state: string }
}

/** A service that comes to a place, and no business that stands there. Sources: schema.org/Service; Google’s guidelines for local businesses. */
export function service(site: Site, { name, address, type = 'Marketing', description, area }: Served) {
  return inContext({
    '@type': 'Service',
    name,
    serviceType: type,
    description,
    url: absolute(site, address),
    provider: brandOf(site.get(company)),
    areaServed: area ? areaOf(area) : 'US',
  } satisfies ServiceLeaf)
}

function areaOf({ city, state }: { city?: string; state: string }) {
  const within = { '@type': 'State', name: state } as const
  return city === undefined ? within : ({ '@type': 'City', name: city, containedInPlace: within } as const)
}
