import { type CompanyFacts, company } from '../collections/company/definition.ts'
import type { Site } from '../model/site.ts'
import { FILES, urls } from '../urls.ts'

/** Whoever reads one object by itself has to know whose words it uses. */
export function inContext<Data extends object>(data: Data): Data & { '@context': 'https://schema.org' } {
  return { '@context': 'https://schema.org', ...data }
}

/** The company where another object names it, with its logo, and the id under which the home page tells the rest. */
export function brandOf({ brand, origin }: CompanyFacts) {
  return {
    '@type': 'Organization',
    '@id': `${origin}${urls.home()}#company`,
    name: brand,
    url: origin + urls.home(),
    logo: origin + FILES.icon512,
  } as const
}

/** An address of ours as others write it. */
export function absolute(site: Site, address: string): string {
  return site.get(company).origin + address
}
