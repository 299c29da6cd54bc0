import { expect, test } from 'vitest'
import {
  createChart,
  createCitation,
  getClaim,
  listOtherClaims,
} from '../../../../renderer/collections/claims/definition.ts'
import { Reference } from '../../../../renderer/model/define/reference.ts'
import { addPlaceholders, createTestSite, removePlaceholders } from '../../../support/contentFolder.ts'
import { renderAddress } from '../../../support/renderAddress.ts'

test.each([
  ['+312%', 'increase', undefined, ['100', '412'], undefined],
  ['38%', 'decrease', '$', ['$100', '$62'], undefined],
  ['4.6x', 'multiple', '$', ['$1', '$4.60'], undefined],
  ['4.9/5', 'rating', undefined, ['4.9'], 5],
  ['72%', 'share', undefined, ['72'], 100],
] as const)('charts the claim %s as %s', (value, kind, unit, formatted, scale) => {
  const copy = { beforeLabel: 'before', afterLabel: 'after', text: '{before} became {after}.' }
  const chart = createChart(value, { ...copy, kind, ...(unit && { unit }) })
  expect(chart.items.map((item) => item.formatted)).toEqual(formatted)
  expect(chart.scale).toBe(scale)
})

const growth = new Reference('claims', 'growth')

test('marks a claim with a placeholder source as a placeholder, and no other claim', async () => {
  const site = await createTestSite({ 'claims.yaml': addPlaceholders(`${growth.id}.source`) })
  expect(getClaim(site, growth).placeholderLabel).toBe('sample word')
  expect(getClaim(site, new Reference('claims', 'rating')).placeholderLabel).toBeUndefined()
})

test('the page of locations marks a claim with a placeholder source', async () => {
  const site = await createTestSite({
    'claims.yaml': addPlaceholders('growth.source', 'rating.source', 'reach.source'),
  })
  expect(renderAddress(site, '/locations')).toContain(
    'Counted in the fixtures. <span class="placeholder-label"><span class="sr-only">sample word</span></span>',
  )
})

test('marks text that contains a claim with a placeholder source, and links to the sources', async () => {
  const addClaim = (text: string) => text.replace('note: Hero note', 'note: "{claim:growth} more"')
  const site = await createTestSite({
    'claims.yaml': addPlaceholders(`${growth.id}.source`),
    'pages/home.yaml': addClaim,
  })
  expect(renderAddress(site, '/')).toMatch(
    /\+10% more <span [^>]*><a [^>]*href="\/#results">Cite label<\/a> <span class="placeholder-label"><span class="sr-only">sample word/,
  )
  expect(createCitation(site, 'Rated 4.5/5')).toMatchObject({ placeholderLabel: undefined })
  expect(createCitation(site, 'No figure')).toBeUndefined()
})

test('lists all claims except the excluded ones', async () => {
  expect(listOtherClaims(await createTestSite(), [growth]).map(({ id }) => id)).toEqual(['rating', 'reach'])
})

test('marks a placeholder phone number on the contact page and in the footer', async () => {
  const page = renderAddress(await createTestSite({ 'site.yaml': addPlaceholders('phone') }), '/contact')
  expect(
    [...page.matchAll(/<dt[^>]*>([^<]*)<span class="placeholder-label">/g)].map(([, name]) => name?.trim()),
  ).toEqual(['Card phone'])
  expect(page.split('<footer')[1]).toMatch(
    /<span class="placeholder-label[^"]*"><span class="sr-only">sample word<\/span><\/span><\/address>/,
  )
})

test('hides the rating of a placeholder testimonial', async () => {
  const renderService = async (overrides = {}) => renderAddress(await createTestSite(overrides), '/services/paid-media')
  expect(await renderService()).not.toContain('Testimonials rating')
  expect(await renderService({ 'services/paid-media.yaml': removePlaceholders })).toContain('Testimonials rating')
})
