import { expect, test } from 'vitest'
import { findSimilarAddress } from '../../../renderer/client/suggestPage.ts'

const ADDRESSES = [
  '/',
  '/about',
  '/services',
  '/services/local-seo',
  '/locations',
  '/locations/florida',
  '/locations/florida/miami',
  '/locations/florida/tampa',
  '/locations/alabama/mobile',
  '/industries/medical-spas/local-seo',
]

test.each([
  ['/locations/florida/maimi', '/locations/florida/miami'],
  ['/locations/flordia/tampa', '/locations/florida/tampa'],
  ['/industries/medical-spa/local-seo', '/industries/medical-spas/local-seo'],
])('corrects the mistyped URL %s to %s', (mistyped, suggestion) => {
  expect(findSimilarAddress(mistyped, ADDRESSES)).toBe(suggestion)
})

test('suggests the state if the city is unknown', () => {
  expect(findSimilarAddress('/locations/florida/xxxxxxxxxxxxxx', ADDRESSES)).toBe('/locations/florida')
})

test.each(['/wp-login-administrator.php', '/wp-login-administrator/about'])('suggests no page for %s', (path) => {
  expect(findSimilarAddress(path, ADDRESSES)).toBeUndefined()
})
