import { company } from '../collections/company/definition.ts'
import type { Site } from '../model/site.ts'
import { GENERATED_FILES, urls } from '../urls.ts'

/** Adds the `@context` of JSON-LD to an object. */
export function withContext<Data extends object>(data: Data): Data & { '@context': 'https://schema.org' } {
  return { '@context': 'https://schema.org', ...data }
}

/** Creates the schema.org Organization of the company, to include in other objects. The `@id` tells search engines that all pages are about the same company. */
export function createOrganization(site: Site) {
  const { brand, origin } = site.get(company)
  return {
    '@type': 'Organization',
    '@id': `${origin}${urls.home()}#company`,
    name: brand,
    url: origin + urls.home(),
    logo: origin + GENERATED_FILES.icon512,
  } as const
}

/** Adds the origin of the site to an address. */
export function toAbsoluteUrl(site: Site, address: string): string {
  return site.get(company).origin + address
}
