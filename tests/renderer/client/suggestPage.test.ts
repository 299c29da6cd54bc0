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
  ['a mistyped city', '/locations/florida/maimi', '/locations/florida/miami'],
  ['a mistyped state', '/locations/flordia/tampa', '/locations/florida/tampa'],
  ['a mistyped industry', '/industries/medical-spa/local-seo', '/industries/medical-spas/local-seo'],
  ['an unknown city', '/locations/florida/xxxxxxxxxxxxxx', '/locations/florida'],
  ['an unknown page', '/wp-login-administrator.php', undefined],
  ['a page in an unknown folder', '/wp-login-administrator/about', undefined],
])('suggests for the URL of %s, %s, the page %s', (_, path, suggestion) => {
  expect(findSimilarAddress(path, ADDRESSES)).toBe(suggestion)
})
