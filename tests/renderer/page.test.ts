import { expect, test } from 'vitest'
import { createPageMeta } from '../../renderer/page.ts'
import { createTestSite } from '../support/contentFolder.ts'

const site = await createTestSite({ 'site.yaml': (text) => text.replace('brand: Example Agency', 'brand: Vitalume') })
const createTitle = (title: string) => createPageMeta(site, { title, description: 'A description.' }).title

test('adds the brand to a title if both fit into 60 characters', () => {
  expect(createTitle('Local SEO')).toBe('Local SEO | Vitalume')
  const exact = 'x'.repeat(60 - ' | Vitalume'.length)
  expect(createTitle(exact)).toHaveLength(60)
  expect(createTitle(`${exact}x`)).toBe(`${exact}x`)
})
