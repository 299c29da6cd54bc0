import { describe, expect, test } from 'vitest'
import { nearestAddress } from '../../../renderer/client/suggestPage.ts'

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
    ['/industries/medical-spa/local-seo', '/industries/medical-spas/local-seo'],
  ])('%s: %s', (mistyped, nearest) => {
    expect(nearestAddress(mistyped, ADDRESSES)).toBe(nearest)
  })

  test('of a city that does not exist is its state', () => {
    expect(nearestAddress('/locations/florida/xxxxxxxxxxxxxx', ADDRESSES)).toBe('/locations/florida')
  })

  test.each(['/wp-login-administrator.php', '/wp-login-administrator/about'])(
    'of what resembles nothing is none: %s',
    (path) => {
      expect(nearestAddress(path, ADDRESSES)).toBeUndefined()
    },
  )
})
