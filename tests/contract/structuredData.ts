import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { company } from '../../renderer/collections/company/definition.ts'
import { contact } from '../../renderer/collections/contact/definition.ts'
import { episodes } from '../../renderer/collections/episodes/definition.ts'
import { industryServices } from '../../renderer/collections/industries/definition.ts'
import { posts } from '../../renderer/collections/posts/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { builtAddresses, builtSite, getOutline, isNotFound, listPages, readHtml, site } from './realSite.ts'

type Data = Record<string, unknown> & { '@type': string }

const { origin } = site.get(company)
const SCRIPT_PATTERN = /<script type="application\/ld\+json">(.*?)<\/script>/g
const jsonLdByAddress = new Map(
  builtAddresses.map((address) => [
    address,
    [...readHtml(address).matchAll(SCRIPT_PATTERN)].map(([, json = '']): Data => JSON.parse(json)),
  ]),
)
const findJsonLd = (address: string, type: string) =>
  jsonLdByAddress.get(address)?.find((data) => data['@type'] === type)

function collectObjects(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(collectObjects)
  if (value === null || typeof value !== 'object') return []
  return [...('@type' in value ? [value as Data] : []), ...Object.values(value).flatMap(collectObjects)]
}
const listObjects = (address: string) => collectObjects(jsonLdByAddress.get(address))
const allObjects = builtAddresses.flatMap(listObjects)

/** Properties that search engines and schema.org require. */
const REQUIRED_PROPERTIES: Record<string, string[]> = parse(readFileSync('tests/fixtures/structuredData.yaml', 'utf8'))

const TEXT_PROPERTIES = [
  ...['name', 'headline', 'description', 'text', 'jobTitle'],
  ...['email', 'telephone', 'streetAddress', 'postalCode'],
]

test('structured data has all required properties of each object', () => {
  for (const address of builtAddresses) {
    for (const data of jsonLdByAddress.get(address) ?? []) {
      expect(data['@context'], address).toBe('https://schema.org')
      if (data.url !== undefined) expect(data.url).toBe(origin + address)
    }
    for (const object of listObjects(address)) {
      const required = REQUIRED_PROPERTIES[object['@type']] ?? ['a line in structuredData.yaml']
      const missing = required.filter((name) => !object[name])
      expect(missing, `${address}: ${object['@type']}`).toEqual([])
    }
  }
})

test('structured data contains only text that the page shows', () => {
  const normalize = (text: string) => text.replaceAll(/[\s\u2060]+/g, '').toLowerCase()
  const hiddenTexts = builtAddresses.flatMap((address) => {
    const pageText = normalize(getOutline(address).text)
    return listObjects(address).flatMap((object) =>
      TEXT_PROPERTIES.flatMap((name) => {
        const value = object[name]
        return typeof value !== 'string' || pageText.includes(normalize(value)) ? [] : [`${address} ${name}: ${value}`]
      }),
    )
  })
  expect(hiddenTexts).toEqual([])
})

test('structured data links to existing pages and files', () => {
  const links = allObjects.flatMap(({ url, item, image, logo, contentUrl, webFeed }) =>
    [url, item, image, logo, contentUrl, webFeed].filter((link) => typeof link === 'string'),
  )
  const isOnSite = (link: string) => {
    const address = link.slice(origin.length) || '/'
    return link.startsWith(origin) && (builtSite.pages.has(address) || builtSite.files.has(address))
  }
  expect(links.length).toBeGreaterThan(0)
  expect([...new Set(links)].filter((link) => !isOnSite(link))).toEqual([])
})

test('structured data has breadcrumbs on pages below the first level', () => {
  const expected = builtAddresses.filter((address) => address.split('/').length > 2 && !isNotFound(address))
  expect(builtAddresses.filter((address) => findJsonLd(address, 'BreadcrumbList'))).toEqual(expected)
  for (const address of expected) {
    const names = address.split('/').slice(1)
    const getUrl = (index: number) => `${origin}/${names.slice(0, index + 1).join('/')}`
    const itemListElement = names.map((_, index) => ({ position: index + 1, item: getUrl(index) }))
    expect(findJsonLd(address, 'BreadcrumbList')).toMatchObject({ itemListElement })
  }
})

test.each([
  ['Service', [services.page, industryServices.page, states.page, cities.page]],
  ['FAQPage', [services.page, industryServices.page]],
  ['BlogPosting', [posts.page]],
  ['PodcastEpisode', [episodes.page]],
  ['PodcastSeries', [episodes.listing]],
  ['ItemList', site.model.collections.flatMap(({ listing }) => listing ?? [])],
  ['ProfessionalService', [{ path: contact.name }]],
  ['AboutPage', [{ path: 'about' }]],
  ['Organization', [{ path: 'home' }]],
])('structured data has the type %s on exactly its routes', (type, routes) => {
  const expected = routes.flatMap(listPages)
  expect(builtAddresses.filter((address) => findJsonLd(address, type)).toSorted()).toEqual(expected.toSorted())
})

test('structured data has no `LocalBusiness`, reviews, or ratings', () => {
  const usedNames = new Set(allObjects.flatMap((object) => [object['@type'], ...Object.keys(object)]))
  expect([...usedNames].filter((name) => /^LocalBusiness$|review|rating/i.test(name))).toEqual([])
})

test('structured data has as many questions as the page', () => {
  for (const address of [services.page, industryServices.page].flatMap(listPages)) {
    const faq = findJsonLd(address, 'FAQPage') as { mainEntity: unknown[] } | undefined
    const questions = /<section id="(?:faq|questions)"[^>]*>.*?<\/section>/s.exec(readHtml(address))?.[0] ?? ''
    expect(faq?.mainEntity.length, address).toBe(questions.match(/<details/g)?.length)
  }
})

test('structured data omits sample recordings', () => {
  for (const { slug, audioUrl } of site.listEntries(episodes)) {
    const hasRecording = audioUrl !== undefined && !site.isPlaceholderInEntry(episodes, slug, ['audioUrl'])
    const episode = findJsonLd(episodes.getAddress(slug), 'PodcastEpisode') ?? {}
    expect('associatedMedia' in episode, slug).toBe(hasRecording)
  }
})
