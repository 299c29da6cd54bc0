import { expect, test } from 'vitest'
import { claims } from '../../../renderer/collections/claims/definition.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { addPlaceholders, createTestSite, fixtureTextFiles, getFixtureSite } from '../../support/contentFolder.ts'

const site = await getFixtureSite()

test('only finds entries by their exact slug', () => {
  expect(site.findEntry(services, 'local-seo')?.title).toBe('Local SEO')
  for (const slug of ['Local-SEO', 'local', 'Local SEO', '', 'constructor', '__proto__', undefined])
    expect(site.findEntry(services, slug)).toBeUndefined()
  expect(site.findNestedEntry(cities, 'alabama', 'mobile')?.item.name).toBe('Mobile')
  expect(site.findNestedEntry(cities, 'alabama', 'washington')).toBeUndefined()
  expect(site.findNestedEntry(cities, 'Alabama', 'mobile')).toBeUndefined()
  expect(site.findNestedEntry(cities, undefined, undefined)).toBeUndefined()
})

test('distinguishes placeholders in files with the same name', async () => {
  const [, text = ''] = fixtureTextFiles.find(([path]) => path === 'services/content-email.yaml') ?? []
  const service = addPlaceholders('title')(
    text.replaceAll('Content & Email', 'A Review of Claims').replace(/^order: .*/, 'order: 9'),
  )
  const withClaims = await createTestSite({ 'services/claims.yaml': service })
  expect(withClaims.isPlaceholderInEntry(services, 'claims', ['title'])).toBe(true)
  expect(withClaims.isPlaceholderInFile(claims, ['title'])).toBe(false)
})
