import { expect, test } from 'vitest'
import { createPageMeta } from '../../renderer/page.ts'
import { siteOf } from '../support/contentFolder.ts'

const site = await siteOf({ 'site.yaml': (text) => text.replace('brand: Example Agency', 'brand: Vitalume') })
const titled = (title: string) => createPageMeta(site, { title, description: 'A description.' }).title

test('adds the brand to a title if both fit into 60 characters', () => {
  expect(titled('Local SEO')).toBe('Local SEO | Vitalume')
  const exact = 'x'.repeat(60 - ' | Vitalume'.length)
  expect(titled(exact)).toHaveLength(60)
  expect(titled(`${exact}x`)).toBe(`${exact}x`)
})
