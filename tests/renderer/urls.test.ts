import { expect, test } from 'vitest'
import { createEmailUrl } from '../../renderer/urls.ts'

test('encodes line breaks and punctuation in a mailto URL', () => {
  const url = createEmailUrl('hello@example.com', { subject: 'A call & more', lines: ['One', '[ ] 9:00'] })
  expect(url).toBe('mailto:hello@example.com?subject=A%20call%20%26%20more&body=One%0D%0A%5B%20%5D%209%3A00')
})
