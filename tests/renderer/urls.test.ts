import { expect, test } from 'vitest'
import { mailto, tel } from '../../renderer/urls.ts'

test('telephone and mail links', () => {
  expect(tel('(757) 555-0142')).toBe('tel:+17575550142')
  expect(mailto('hello@example.com')).toBe('mailto:hello@example.com')
})

test('a prefilled e-mail keeps its lines and its signs', () => {
  const address = mailto('hello@example.com', { subject: 'A call & more', lines: ['One', '[ ] 9:00'] })
  expect(address).toBe('mailto:hello@example.com?subject=A%20call%20%26%20more&body=One%0D%0A%5B%20%5D%209%3A00')
})
