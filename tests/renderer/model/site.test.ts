import { expect, test } from 'vitest'
import { claims } from '../../../renderer/collections/claims/definition.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { fixtureSite, fixtureTexts, siteOf, waiting } from '../../support/contentFolder.ts'

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

test('a placeholder of another file with the same name is not one of the claims', async () => {
  const [, service = ''] = fixtureTexts.find(([path]) => path === 'services/content-email.yaml') ?? []
  const named = waiting('title')(
    service.replaceAll('Content & Email', 'A Review of Claims').replace(/^order: .*/, 'order: 9'),
  )
  const withClaims = await siteOf({ 'services/claims.yaml': named })
  expect(withClaims.isPlaceholder(services, 'claims', ['title'])).toBe(true)
  expect(withClaims.isPlaceholderIn(claims, ['title'])).toBe(false)
})
