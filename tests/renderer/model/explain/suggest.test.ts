import { describe, expect, test } from 'vitest'
import { closest, didYouMean } from '../../../../renderer/model/explain/suggest.ts'

describe('suggestions', () => {
  test('the nearest by letters, whatever their case', () => {
    expect(closest('Locl-SEO', ['paid-media', 'local-seo'])).toBe('local-seo')
  })

  test('none where nothing is near; then the list, if it is short', () => {
    expect(closest('zebra', ['paid-media', 'local-seo'])).toBeUndefined()
    expect(didYouMean('zebra', ['paid-media', 'local-seo'])).toBe('Known here: `paid-media`, `local-seo`.')
    expect(
      didYouMean(
        'zebra',
        Array.from({ length: 21 }, (_, index) => `entry-number-${index}`),
      ),
    ).toBeUndefined()
  })
})
