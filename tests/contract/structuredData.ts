import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { contact } from '../../renderer/collections/contact/definition.ts'
import { episodes } from '../../renderer/collections/episodes/definition.ts'
import { industryServices } from '../../renderer/collections/industries/definition.ts'
import { posts } from '../../renderer/collections/posts/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { team } from '../../renderer/collections/team/definition.ts'
import { built, fileOf, html, isNotFound, outlineAt, pages, pagesOfRoute, site } from './realSite.ts'

type Data = Record<string, unknown> & { '@type': string }

const { origin } = site.get(company)
const BLOCK = /<script type="application\/ld\+json">(.*?)<\/script>/g
const data = new Map(
  pages.map((address) => [address, [...html(address).matchAll(BLOCK)].map(([, json = '']): Data => JSON.parse(json))]),
)
const typesOf = (address: string) => (data.get(address) ?? []).map((each) => each['@type'])

function objectsIn(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (value === null || typeof value !== 'object') return []
  return [...('@type' in value ? [value as Data] : []), ...Object.values(value).flatMap(objectsIn)]
}
const objectsOf = (address: string) => objectsIn(data.get(address))

/** Properties that search engines and schema.org require. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  AboutPage: ['name', 'url', 'about'],
  ProfessionalService: ['name', 'url', 'address', 'telephone', 'geo', 'openingHoursSpecification'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'serviceType', 'description', 'url', 'provider', 'areaServed'],
  State: ['name'],
  City: ['name', 'containedInPlace'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'url', 'image', 'author', 'publisher'],
  Person: ['name', 'jobTitle', 'url'],
  PodcastSeries: ['name', 'url', 'webFeed'],
  PodcastEpisode: ['name', 'datePublished', 'url', 'partOfSeries'],
  AudioObject: ['contentUrl', 'encodingFormat', 'duration'],
}

const TEXTS = [
  ...['name', 'headline', 'description', 'text', 'jobTitle'],
  ...['email', 'telephone', 'streetAddress', 'postalCode'],
]

describe('structured data', () => {
  test('says of each object what is required, and belongs to its page', () => {
    for (const address of pages) {
      for (const each of data.get(address) ?? []) {
        expect(each['@context'], address).toBe('https://schema.org')
        if (each.url !== undefined) expect(each.url).toBe(origin + address)
      }
      for (const each of objectsOf(address)) {
        const missing = (REQUIRED[each['@type']] ?? ['a line in REQUIRED']).filter((name) => !each[name])
        expect(missing, `${address}: ${each['@type']}`).toEqual([])
      }
    }
  })

  test('says nothing that its page does not show', () => {
    const squeezed = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
    const unseen = pages.flatMap((address) => {
      const shown = squeezed(outlineAt(address).text)
      return objectsOf(address).flatMap((each) =>
        TEXTS.flatMap((name) => {
          const value = each[name]
          return typeof value !== 'string' || shown.includes(squeezed(value)) ? [] : [`${address} ${name}: ${value}`]
        }),
      )
    })
    expect(unseen).toEqual([])
  })

  test('refers to nothing that its page does not tell', () => {
    const untold = pages.flatMap((address) => {
      const ids = JSON.stringify(data.get(address)).matchAll(/\{"@id":"([^"]*)"\}/g)
      const told = new Set(objectsOf(address).map((each) => each['@id']))
      return [...ids].filter(([, id]) => !told.has(id)).map(([, id]) => `${address}: ${id}`)
    })
    expect(untold).toEqual([])
  })

  test('leads to pages and files of this site', () => {
    const links = pages
      .flatMap(objectsOf)
      .flatMap(({ url, item, image, logo, contentUrl, webFeed }) => [
        ...[url, item, image, logo, contentUrl, webFeed].filter((link) => typeof link === 'string'),
      ])
    const known = (link: string) => {
      const address = link.slice(origin.length) || '/'
      return link.startsWith(origin) && (built.pages.has(address) || built.files.has(address))
    }
    expect(links.length).toBeGreaterThan(0)
    expect([...new Set(links)].filter((link) => !known(link))).toEqual([])
  })

  test('tells the way to every page below the first level, and to no other', () => {
    const expected = pages.filter((address) => address.split('/').length > 2 && !isNotFound(address))
    expect(pages.filter((address) => typesOf(address).includes('BreadcrumbList'))).toEqual(expected)
    for (const address of expected) {
      const crumbs = data.get(address)?.find((each) => each['@type'] === 'BreadcrumbList')
      const way = crumbs?.itemListElement as { item: string; position: number }[]
      expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
      expect(way.map(({ item }) => item)).toEqual(
        address
          .split('/')
          .slice(1)
          .map((_, index, all) => `${origin}/${all.slice(0, index + 1).join('/')}`),
      )
    }
  })

  test.each([
    ['Service', [services.page, industryServices.page, states.page, cities.page]],
    ['FAQPage', [services.page]],
    ['BlogPosting', [posts.page]],
    ['PodcastEpisode', [episodes.page]],
    ['PodcastSeries', [episodes.listing]],
    ['ItemList', site.model.collections.flatMap(({ listing }) => listing ?? [])],
    ['ProfessionalService', [{ path: contact.name }]],
    ['AboutPage', [{ path: 'about' }]],
    ['Organization', [{ path: 'home' }]],
  ])('is of kind %s exactly where there is one', (type, routes) => {
    const expected = routes.flatMap(pagesOfRoute)
    expect(pages.filter((address) => typesOf(address).includes(type)).toSorted()).toEqual(expected.toSorted())
  })

  test('puts no office where there is none, and does not rate itself', () => {
    const objects = pages.flatMap(objectsOf)
    const kinds = new Set(objects.flatMap((each) => [each['@type'], ...Object.keys(each)]))
    const refused = ['LocalBusiness', 'Review', 'Rating', 'AggregateRating', 'review', 'aggregateRating', 'ratingValue']
    expect(refused.filter((kind) => kinds.has(kind))).toEqual([])
  })

  test('names the place of every state and city', () => {
    for (const { slug, name, cities: inState } of site.all(states)) {
      const areas = (address: string) => objectsOf(address).find((each) => each['@type'] === 'Service')?.areaServed
      expect(areas(states.address(slug))).toEqual({ '@type': 'State', name })
      for (const city of inState)
        expect(areas(cities.address(slug, city.slug))).toMatchObject({ '@type': 'City', name: city.name })
    }
  })

  test('names the company on the home page', () => {
    const { brand, phone, email } = site.get(company)
    expect(data.get('/')).toMatchObject([{ '@type': 'Organization', name: brand, telephone: phone, email }])
  })

  test('holds the questions that its page shows, and no others', () => {
    for (const address of pagesOfRoute(services.page)) {
      const faq = data.get(address)?.find((each) => each['@type'] === 'FAQPage') as
        | { mainEntity: unknown[] }
        | undefined
      const shown = /<section id="faq"[^>]*>.*?<\/section>/s.exec(html(address))?.[0] ?? ''
      expect(faq?.mainEntity.length, address).toBe(shown.match(/<details/g)?.length)
    }
  })

  test('names the author that a post shows', () => {
    for (const { slug, author } of site.all(posts)) {
      const post = data.get(posts.address(slug))?.find((each) => each['@type'] === 'BlogPosting')
      const expected = author
        ? { '@type': 'Person', name: site.entry(team, author).name }
        : { '@type': 'Organization', name: site.get(company).brand }
      expect(post?.author, slug).toMatchObject(expected)
    }
  })

  test('says that a post was modified on the day that the sitemap says, and not before it was published', () => {
    const sitemap = readFileSync(fileOf('/sitemap.xml'), 'utf8')
    for (const { slug, date } of site.all(posts)) {
      const address = posts.address(slug)
      const entry = sitemap.split('<url>').find((each) => each.includes(`<loc>${origin}${address}</loc>`)) ?? ''
      const [, listed = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? []
      const post = data.get(address)?.find((each) => each['@type'] === 'BlogPosting')
      expect(post?.dateModified, slug).toBe(listed > date ? listed : date)
    }
  })

  test('plays no recording that is a sample', () => {
    for (const { slug, audioUrl } of site.all(episodes)) {
      const isTrue = audioUrl !== undefined && !site.isPlaceholder(episodes, slug, ['audioUrl'])
      const [found] = objectsOf(episodes.address(slug)).filter((each) => each['@type'] === 'PodcastEpisode')
      expect(found !== undefined && 'associatedMedia' in found, slug).toBe(isTrue)
    }
  })
})
