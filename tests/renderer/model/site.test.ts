import { describe, expect, test } from 'vitest'
import { claims } from '../../../renderer/collections/claims/definition.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { fixtureSite, fixtureTexts, siteOf, waiting } from '../../support/contentFolder.ts'

const site = await fixtureSite()

test('only finds entries by their exact slug', () => {
  expect(site.find(services, 'local-seo')?.title).toBe('Local SEO')
  for (const slug of ['Local-SEO', 'local', 'Local SEO', '', 'constructor', '__proto__', undefined])
    expect(site.find(services, slug)).toBeUndefined()
  expect(site.findNested(cities, 'alabama', 'mobile')?.item.name).toBe('Mobile')
  for (const [parent, slug] of [
    ['alabama', 'washington'],
    ['Alabama', 'mobile'],
    [undefined, undefined],
  ])
    expect(site.findNested(cities, parent, slug)).toBeUndefined()
})

describe('a validated reference', () => {
  test('resolves to an entry or a nested entry', () => {
    expect(site.entry(services, new Reference('services', 'local-seo')).title).toBe('Local SEO')
    const { parent, item } = site.nestedEntry(cities, new Reference('cities', 'alabama/mobile'))
    expect([parent.name, item.name]).toEqual(['Alabama', 'Mobile'])
  })

  test('throws if the target doesn’t exist', () => {
    expect(() => site.entry(services, new Reference('services', 'nothing'))).toThrow(
      "nothing doesn't exist, although the check accepted it.",
    )
  })
})

test('distinguishes placeholders in files with the same name', async () => {
  const [, service = ''] = fixtureTexts.find(([path]) => path === 'services/content-email.yaml') ?? []
  const named = waiting('title')(
    service.replaceAll('Content & Email', 'A Review of Claims').replace(/^order: .*/, 'order: 9'),
  )
  const withClaims = await siteOf({ 'services/claims.yaml': named })
  expect(withClaims.isPlaceholder(services, 'claims', ['title'])).toBe(true)
  expect(withClaims.isPlaceholderIn(claims, ['title'])).toBe(false)
})

test('the index of pages has the full title of each page', () => {
  const index = new Map(site.pageIndex())
  expect(index.size).toBe(site.pages().length)
  const addresses = ['/', '/about', '/industries', '/industries/dental-implants', '/locations/alabama/mobile']
  expect(addresses.map((address) => index.get(address))).toEqual([
    'Example Agency',
    'Meta title of about',
    'Meta title of industries',
    'Marketing for Dental Practices',
    'Mobile, Alabama',
  ])
})
