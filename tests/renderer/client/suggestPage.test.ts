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

describe('the nearest page to a mistyped address', () => {
  test.each([
    ['/locations/florida/maimi', '/locations/florida/miami'],
    ['/locations/flordia/tampa', '/locations/florida/tampa'],
    ['/Locations/Florida/Miami/', '/locations/florida/miami'],
    ['/services/local-seoo', '/services/local-seo'],
    ['/abuot', '/about'],
    ['/industries/medical-spa/local-seo', '/industries/medical-spas/local-seo'],
  ])('%s: %s', (mistyped, nearest) => {
    expect(findSimilarAddress(mistyped, ADDRESSES)).toBe(nearest)
  })

  test('of a city that does not exist is its state', () => {
    expect(findSimilarAddress('/locations/florida/xxxxxxxxxxxxxx', ADDRESSES)).toBe('/locations/florida')
  })

  test.each(['/wp-login-administrator.php', '/wp-login-administrator/about'])(
    'of what resembles nothing is none: %s',
    (path) => {
      expect(findSimilarAddress(path, ADDRESSES)).toBeUndefined()
    },
  )
})
