import { describe, expect, test } from 'vitest'
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

describe('findSimilarAddress', () => {
  test.each([
    ['/locations/florida/maimi', '/locations/florida/miami'],
    ['/locations/flordia/tampa', '/locations/florida/tampa'],
    ['/industries/medical-spa/local-seo', '/industries/medical-spas/local-seo'],
  ])('corrects %s to %s', (mistyped, nearest) => {
    expect(findSimilarAddress(mistyped, ADDRESSES)).toBe(nearest)
  })

  test('returns the state for an unknown city', () => {
    expect(findSimilarAddress('/locations/florida/xxxxxxxxxxxxxx', ADDRESSES)).toBe('/locations/florida')
  })

  test.each(['/wp-login-administrator.php', '/wp-login-administrator/about'])(
    'returns undefined if no page is similar to %s',
    (path) => {
      expect(findSimilarAddress(path, ADDRESSES)).toBeUndefined()
    },
  )
})
