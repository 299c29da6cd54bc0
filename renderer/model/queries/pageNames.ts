import type { Content } from '../schemas/collections.ts'
import { urls } from '../urls.ts'

/** Every page's address, with the name that a visitor knows it by: `/locations/florida/miami`, `Miami, Florida`. */
export function pageNames({
  copy,
  facts,
  services,
  industries,
  states,
  posts,
  episodes,
  legal,
}: Content): [string, string][] {
  return [
    [urls.home(), facts.brand],
    [urls.about(), copy.about.meta.title],
    [urls.services(), copy.services.meta.title],
    ...services.map(({ slug, title }): [string, string] => [urls.service(slug), title]),
    [urls.industries(), copy.industries.meta.title],
    ...industries.flatMap(({ slug, title, services }): [string, string][] => [
      [urls.industry(slug), title],
      ...services.map((entry): [string, string] => [urls.industryService(slug, entry.service.slug), entry.title]),
    ]),
    [urls.locations(), copy.locations.meta.title],
    ...states.flatMap(({ slug, name, cities }): [string, string][] => [
      [urls.state(slug), name],
      ...cities.map((city): [string, string] => [urls.city(slug, city.slug), `${city.name}, ${name}`]),
    ]),
    [urls.blog(), copy.blog.meta.title],
    ...posts.map(({ slug, title }): [string, string] => [urls.post(slug), title]),
    [urls.podcast(), copy.podcast.meta.title],
    ...episodes.map(({ slug, title }): [string, string] => [urls.episode(slug), title]),
    [urls.contact(), copy.contact.meta.title],
    ...legal.map(({ slug, title }): [string, string] => [urls.legal(slug), title]),
  ]
}
