import { expect, test } from 'vitest'
import { mailto, tel } from '../../renderer/urls.ts'

test('telephone and mail links', () => {
  expect(tel('(757) 555-0142')).toBe('tel:+17575550142')
  expect(mailto('hello@example.com')).toBe('mailto:hello@example.com')
})
