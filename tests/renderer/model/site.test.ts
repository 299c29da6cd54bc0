import { expect, test } from 'vitest'
import { claims } from '../../../renderer/collections/claims/definition.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { team } from '../../../renderer/collections/team/definition.ts'
import { values } from '../../../renderer/collections/values/definition.ts'
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

test('replaces tokens of company details, claims, and prices', async () => {
  const text = '{brand}, {phone}, {claim:growth}, {price:paid-media/small} to {price:paid-media/powerful}'
  const site = await createTestSite({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })
  expect(site.listEntries(values)[0]?.text).toBe('Example Agency, (555) 555-0100, +10%, $750 to $2,498')
})

test('trims strings', async () => {
  const site = await createTestSite({
    'team/president.yaml': 'order: 1\nname: >\n  Alex\n\nrole: " President "\nbio: Leads.\n',
  })
  expect(site.listEntries(team)[0]).toMatchObject({ name: 'Alex', role: 'President' })
})
