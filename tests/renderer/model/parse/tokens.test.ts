import { expect, test } from 'vitest'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { createTestSite } from '../../../support/contentFolder.ts'

test('replaces tokens of company details, claims, and prices', async () => {
  const text = '{brand}, {phone}, {claim:growth}, {price:paid-media/small} to {price:paid-media/powerful}'
  const site = await createTestSite({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })
  expect(site.listEntries(values)[0]?.text).toBe('Example Agency, (555) 555-0100, +10%, $750 to $2,498')
})
