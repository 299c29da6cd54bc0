import { describe, expect, test } from 'vitest'
import { fixtureSite, siteOf } from '../support/contentFolder.ts'
import { outlineOf } from '../support/outline.ts'
import { renderRoute, routeOf } from '../support/renderRoute.ts'

const site = await fixtureSite()

/** One page of every route family, with something that it must say and somewhere that it must lead. */
const FAMILIES: [folder: string, path: string, params: Record<string, string>, says: string, leadsTo: string][] = [
  ['index', '/', {}, '+10%', '/contact'],
  ['about', '/about', {}, 'Clarity', '/contact'],
  ['services', '/services', {}, '$750', '/services/reputation'],
  ['services/@slug', '/services/paid-media', { slug: 'paid-media' }, 'How long is the term?', '/contact'],
  ['industries', '/industries', {}, '5 services', '/industries/hospice-companies'],
  [
    'industries/@industry',
    '/industries/dental-implants',
    { industry: 'dental-implants' },
    'Third local-seo benefit',
    '/industries/dental-implants/local-seo',
  ],
  [
    'industries/@industry/@service',
    '/industries/dental-implants/local-seo',
    { industry: 'dental-implants', service: 'local-seo' },
    'Fourth local-seo benefit',
    '/industries/dental-implants',
  ],
  ['locations', '/locations', {}, '50+', '/locations/alabama'],
  ['locations/@state', '/locations/alabama', { state: 'alabama' }, '11 cities', '/locations/alabama/auburn'],
  [
    'locations/@state/@city',
    '/locations/alabama/mobile',
    { state: 'alabama', city: 'mobile' },
    '187,041',
    '/locations/alabama',
  ],
  ['blog', '/blog', {}, 'December 15, 2024', '/blog/first-post'],
  ['blog/@slug', '/blog/first-post', { slug: 'first-post' }, 'One thing to remember.', '/services/paid-media'],
  ['podcast', '/podcast', {}, '52:30', '/podcast/first-episode'],
  [
    'podcast/@slug',
    '/podcast/first-episode',
    { slug: 'first-episode' },
    'The second paragraph of the notes.',
    '/podcast',
  ],
  ['contact', '/contact', {}, 'hello@example.com', 'tel:+15555550100'],
  ['legal', '/terms', { slug: 'terms' }, 'August 9, 2025', '#first-section'],
  ['not-found', '/locations/404', {}, 'Location not found', '/contact'],
  ['_error', '/404', {}, '404', '/contact'],
]

describe('every route family', () => {
  test('of the fixtures is listed here', () => {
    const rendered = new Set(site.pages().map(({ address }) => routeOf(site, address)?.folder))
    const listed = FAMILIES.map(([folder]) => folder).filter((folder) => !['_error', 'not-found'].includes(folder))
    expect(listed.toSorted()).toEqual([...rendered].toSorted())
  })

  test.each(FAMILIES)('%s', (folder, path, params, says, leadsTo) => {
    const html = renderRoute(site, folder, path, params)
    const { headings, title, description, text } = outlineOf(html)
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>/)
    expect(html).toContain(`<link rel="canonical" href="https://www.example.com${path}"/>`)
    expect(headings.filter((level) => level === 1)).toHaveLength(1)
    expect(title).not.toBe('')
    expect(description).not.toBe('')
    expect(text).toContain(says)
    expect(html).toContain(`href="${leadsTo}"`)
  })

  test('a slug that matches nothing is not found', () => {
    const unknown: [string, Record<string, string>][] = [
      ['services/@slug', { slug: 'nothing' }],
      ['industries/@industry', { industry: 'nothing' }],
      ['industries/@industry/@service', { industry: 'dental-implants', service: 'nothing' }],
      ['locations/@state', { state: 'nothing' }],
      ['locations/@state/@city', { state: 'alabama', city: 'washington' }],
      ['blog/@slug', { slug: 'nothing' }],
      ['podcast/@slug', { slug: 'nothing' }],
    ]
    for (const [folder, params] of unknown) expect(() => renderRoute(site, folder, '/x', params), folder).toThrow()
  })
})

describe('content is text, never markup', () => {
  // The check refuses elements of HTML, so this one is unknown, and the tag isn't closed.
  const attack = '</script <x-attack onfocus=alert(1)> "quoted" & more'

  test('in texts and attributes', async () => {
    const attacked = await siteOf({
      'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${attack}'\n`,
      'navigation.yaml': (text) => text.replace('breadcrumb: Navigation breadcrumb', `breadcrumb: '${attack}'`),
    })
    const about = renderRoute(attacked, 'about', '/about')
    expect(about).not.toContain('<x-attack')
    expect(about).toContain('&lt;/script &lt;x-attack onfocus=alert(1)&gt;')
    const city = renderRoute(attacked, 'locations/@state', '/locations/alabama', { state: 'alabama' })
    expect(city).toContain('aria-label="&lt;/script &lt;x-attack onfocus=alert(1)&gt; &quot;quoted&quot; &amp; more"')
  })

  test('in structured data', async () => {
    const attacked = await siteOf({
      'services/paid-media.yaml': (text) => text.replace('question: Who owns the accounts?', `question: '${attack}'`),
    })
    const html = renderRoute(attacked, 'services/@slug', '/services/paid-media', { slug: 'paid-media' })
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const data = blocks.map(([, json = '']) => JSON.parse(json))
    expect(blocks.join()).not.toContain('</script <')
    expect(data.find((each) => each['@type'] === 'FAQPage').mainEntity[1].name).toBe(attack)
  })
})
