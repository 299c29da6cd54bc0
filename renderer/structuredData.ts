import type { CompanyFacts } from './collections/company/definition.ts'
import type { Faq } from './collections/services/schema.ts'
import type { StructuredData } from './page.ts'
import { urls } from './urls.ts'

const context = { '@context': 'https://schema.org' } as const

/** The company, for the home page. Source: schema.org/Organization, Google's "Organization structured data". */
export function organization({
  brand,
  legalName,
  origin,
  description,
  email,
  phone,
  address,
  social,
}: CompanyFacts): StructuredData {
  return {
    ...context,
    '@type': 'Organization',
    name: brand,
    legalName,
    url: origin + urls.home(),
    description,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    sameAs: social.map(({ url }) => url),
  }
}

/** The about page. Source: schema.org/AboutPage. */
export function aboutPage(
  { brand, origin }: CompanyFacts,
  address: string,
  { title, description }: { title: string; description: string },
): StructuredData {
  return {
    ...context,
    '@type': 'AboutPage',
    name: title,
    description,
    url: origin + address,
    about: { '@type': 'Organization', name: brand, url: origin + urls.home() },
  }
}

/** Questions and answers. Source: schema.org/FAQPage, Google's "FAQ structured data". */
export function faqPage(faq: Faq): StructuredData {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
