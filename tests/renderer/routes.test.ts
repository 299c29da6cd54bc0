import { expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { navigation } from '../../renderer/collections/navigation/definition.ts'
import { Reference } from '../../renderer/model/define/reference.ts'
import { visitLeaves } from '../../renderer/model/define/strings.ts'
import { listRoutes, NOT_FOUND_FOLDER } from '../../renderer/model/routes.ts'
import { pageModules } from '../../scripts/build/pages/pageModules.ts'
import { createTestSite, getFixtureSite, type Overrides } from '../support/contentFolder.ts'
import { parseOutline } from '../support/outline.ts'
import { renderAddress } from '../support/renderAddress.ts'

const site = await getFixtureSite()

const PAGES: [address: string, text: string, link: string][] = [
  ['/', '+10%', '/contact'],
  ['/about', 'Clarity', '/contact'],
  ['/services', '$750', '/services/reputation'],
  ['/services/paid-media', 'How long is the term?', '/contact'],
  ['/industries', '5 services', '/industries/hospice-companies'],
  ['/industries/dental-implants', 'Third local-seo benefit', '/industries/dental-implants/local-seo'],
  ['/industries/dental-implants/local-seo', 'Fourth local-seo benefit', '/industries/dental-implants'],
  ['/locations', '50+', '/locations/alabama'],
  ['/locations/alabama', '11 cities', '/locations/alabama/auburn'],
  ['/locations/alabama/mobile', '187,041', '/locations/alabama'],
  ['/blog', 'December 15, 2024', '/blog/first-post'],
  ['/blog/first-post', 'One thing to remember.', '/services/paid-media'],
  ['/podcast', '52:30', '/podcast/first-episode'],
  ['/podcast/first-episode', 'The second paragraph of the notes.', '/podcast'],
  ['/contact', 'hello@example.com', 'tel:+15555550100'],
  ['/terms', 'August 9, 2025', '#first-section'],
  ['/locations/404', 'Location not found', '/contact'],
  ['/404', '404', '/contact'],
]

test('the list of pages has one of every route', () => {
  const routeIds = PAGES.map(([address]) => site.findPageByAddress(address)?.route.id)
  expect(PAGES.filter((_, index) => routeIds[index] === undefined).map(([address]) => address)).toEqual([
    '/locations/404',
    '/404',
  ])
  expect(site.pages().filter(({ route }) => !routeIds.includes(route.id))).toEqual([])
})

test('each route has a folder in pages, and each folder has a route', () => {
  const folders = [...listRoutes(site.model).map(({ pageFolder }) => pageFolder), NOT_FOUND_FOLDER]
  expect([...pageModules.keys()].toSorted()).toEqual(folders.toSorted())
})

const { skipLink, mainMenuName, industries, links, callButton, mobileMenu, footer } = site.get(navigation)
const { brand, address, phone, email, hours, socialProfiles } = site.get(company)
const copyOfLayout = [skipLink, mainMenuName, industries, links, callButton, mobileMenu, footer]
const details = [brand, address, phone, email, hours, socialProfiles]
const layoutTexts: string[] = []
visitLeaves([copyOfLayout, details], (leaf) => layoutTexts.push(leaf instanceof Reference ? leaf.id : String(leaf)))

test.each(PAGES)('renders %s with a header and footer', (address, expectedText, expectedLink) => {
  const html = renderAddress(site, address)
  const { headings, title, description, text } = parseOutline(html)
  expect(html).toMatch(/^<!doctype html><html lang="en"><head>/)
  expect(html).toContain(`<link rel="canonical" href="https://www.example.com${address}"/>`)
  expect(headings.filter((level) => level === 1)).toHaveLength(1)
  expect(title).not.toBe('')
  expect(description).not.toBe('')
  expect(text).toContain(expectedText)
  expect(html).toContain(`href="${expectedLink}"`)
  expect(layoutTexts.length).toBeGreaterThan(20)
  const isMissing = (text: string) => !html.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
  expect(layoutTexts.filter(isMissing)).toEqual([])
})

// The check rejects HTML elements, so this one is unknown, and the tag isn't closed.
const attack = '</script <x-attack onfocus=alert(1)> "quoted" & more'

test('escapes content in text, attributes, and structured data', async () => {
  const attacked = await createTestSite({
    'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${attack}'\n`,
    'navigation.yaml': (text) => text.replace('breadcrumbName: Navigation breadcrumb', `breadcrumbName: '${attack}'`),
    'services/paid-media.yaml': (text) => text.replace('question: Who owns the accounts?', `question: '${attack}'`),
  })
  const about = renderAddress(attacked, '/about')
  expect(about).not.toContain('<x-attack')
  expect(about).toContain('&lt;/script &lt;x-attack onfocus=alert(1)&gt;')
  const city = renderAddress(attacked, '/locations/alabama')
  expect(city).toContain('aria-label="&lt;/script &lt;x-attack onfocus=alert(1)&gt; &quot;quoted&quot; &amp; more"')
  const html = renderAddress(attacked, '/services/paid-media')
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const data = blocks.map(([, json = '']) => JSON.parse(json))
  expect(blocks.join()).not.toContain('</script <')
  expect(data.find((item) => item['@type'] === 'FAQPage').mainEntity[1].name).toBe(attack)
})

async function renderEachRoute(overrides: Overrides): Promise<Map<string, string>> {
  const site = await createTestSite(overrides)
  return new Map(PAGES.map(([address]) => [address, renderAddress(site, address)]))
}

const EDITS: [file: string, oldText: string, newText: string, oldHtml: string][] = [
  ['site.yaml', 'Example Agency', 'Other Agency', 'Example Agency'],
  ['posts/first-post.mdx', 'The opening of the', 'An opening of the', 'The opening of the first post'],
  ['services/paid-media.yaml', 'monthly: 1375', 'monthly: 1376', '$1,375'],
  ['states/alabama.yaml', 'name: Huntsville', 'name: Othersville', 'Huntsville'],
]

test('renders two content folders in one process without mixing their values', async () => {
  const first = await renderEachRoute({})
  const edits = EDITS.map(([file, oldText, newText]) => [file, (text: string) => text.replaceAll(oldText, newText)])
  const edited = await renderEachRoute(Object.fromEntries(edits))
  const repeated = await renderEachRoute({})
  const listAddressesWith = (value: string, pages: Map<string, string>) =>
    [...pages].flatMap(([address, html]) => (html.includes(value) ? [address] : []))
  for (const [, , , oldHtml] of EDITS) {
    expect(listAddressesWith(oldHtml, first)).not.toEqual([])
    expect(listAddressesWith(oldHtml, edited)).toEqual([])
  }
  // Rendering the edited content must not change the pages of the first folder.
  expect([...first.keys()].filter((address) => repeated.get(address) !== first.get(address))).toEqual([])
})
