import type { Slugs } from './slugs.ts'
import { urls } from './urls.ts'

/** The route table: each page family with its addresses. */
export const ROUTES = {
  home: () => [urls.home()],
  about: () => [urls.about()],
  services: () => [urls.services()],
  service: ({ services }: Slugs) => services.map(urls.service),
  industries: () => [urls.industries()],
  industry: ({ industries }: Slugs) => [...industries.keys()].map(urls.industry),
  industryService: ({ industries }: Slugs) =>
    [...industries].flatMap(([industry, services]) =>
      services.map((service) => urls.industryService(industry, service)),
    ),
  locations: () => [urls.locations()],
  state: ({ states }: Slugs) => [...states.keys()].map(urls.state),
  city: ({ states }: Slugs) => [...states].flatMap(([state, cities]) => cities.map((city) => urls.city(state, city))),
  blog: () => [urls.blog()],
  post: ({ posts }: Slugs) => posts.map(urls.post),
  podcast: () => [urls.podcast()],
  episode: ({ episodes }: Slugs) => episodes.map(urls.episode),
  contact: () => [urls.contact()],
  legal: ({ legal }: Slugs) => legal.map(urls.legal),
}
export type Family = keyof typeof ROUTES

/** Every address of the site, not-found pages apart. */
export function allAddresses(slugs: Slugs): string[] {
  return Object.values(ROUTES).flatMap((addresses) => addresses(slugs))
}

/**
 * The not-found pages, where hosts look for them: `{address}.html` stands in the folder whose addresses it answers for.
 * An industry has one of its own, because the addresses below it are services.
 */
export function notFoundAddresses({ industries }: Slugs): string[] {
  const folders = [
    urls.locations(),
    urls.services(),
    urls.industries(),
    ...[...industries.keys()].map(urls.industry),
    urls.blog(),
    urls.podcast(),
  ]
  return ['', ...folders].map((folder) => `${folder}/404`)
}
