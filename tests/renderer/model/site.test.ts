import { describe, expect, test } from 'vitest'
import { services } from '../../../renderer/collections/services/definition.ts'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()

test('lookups by slug are exact: another case, a part, a name, a prototype’s key or none finds nothing', () => {
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

describe('what a checked reference means', () => {
  test('is an entry, or one that stands in another', () => {
    expect(site.entry(services, new Reference('services', 'local-seo')).title).toBe('Local SEO')
    const { parent, item } = site.nestedEntry(cities, new Reference('cities', 'alabama/mobile'))
    expect([parent.name, item.name]).toEqual(['Alabama', 'Mobile'])
  })

  test('is our fault where it is nothing', () => {
    expect(() => site.entry(services, new Reference('services', 'nothing'))).toThrow(
      'Nothing is called nothing, although the content was checked.',
    )
  })
})

test('the index of pages names each page as visitors know it', () => {
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
