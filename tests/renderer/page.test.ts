import { expect, test } from 'vitest'
import { computeShareVersion, createPageMeta } from '../../renderer/page.ts'
import { createTestSite } from '../support/contentFolder.ts'

const site = await createTestSite({ 'site.yaml': (text) => text.replace('brand: Example Agency', 'brand: Vitalume') })
const createTitle = (title: string) => createPageMeta(site, { title, description: 'A description.' }).title

test('adds the brand to a title if both fit into 60 characters', () => {
  expect(createTitle('Local SEO')).toBe('Local SEO | Vitalume')
  const exact = 'x'.repeat(60 - ' | Vitalume'.length)
  expect(createTitle(exact)).toHaveLength(60)
  expect(createTitle(`${exact}x`)).toBe(`${exact}x`)
})

test('changes the version of a share image with the title or the detail', () => {
  const shares = [
    { title: 'A Post', detail: 'May 1' },
    { title: 'A Post', detail: 'May 2' },
    { title: 'Another Post', detail: 'May 1' },
    { title: 'A Post' },
  ]
  const versions = shares.map(computeShareVersion)
  expect(new Set(versions).size).toBe(4)
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{8}$/)
})
