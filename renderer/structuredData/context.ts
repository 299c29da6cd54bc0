import { type CompanyFacts, company } from '../collections/company/definition.ts'
import type { Site } from '../model/site.ts'
import { FILES, urls } from '../urls.ts'

export function withContext<Data extends object>(data: Data): Data & { '@context': 'https://schema.org' } {
  return { '@context': 'https://schema.org', ...data }
}

export function describeBrand({ brand, origin }: CompanyFacts) {
  return {
    '@type': 'Organization',
    '@id': `${origin}${urls.home()}#company`,
    name: brand,
    url: origin + urls.home(),
    logo: origin + FILES.icon512,
  } as const
}

export function toAbsoluteUrl(site: Site, address: string): string {
  return site.get(company).origin + address
}
