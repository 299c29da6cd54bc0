import { expect, test } from 'vitest'
import { createTestSite } from '../../support/contentFolder.ts'
import { renderAddress } from '../../support/renderAddress.ts'

test('hides the call bar on the page that it links to, even if the link has a fragment', async () => {
  const callButton = 'label: Call label\n  to: /contact'
  const site = await createTestSite({ 'navigation.yaml': (text) => text.replace(callButton, `${callButton}#schedule`) })
  const hasCallBar = (address: string) => renderAddress(site, address).includes('class="call-bar"')
  expect(['/about', '/contact'].map(hasCallBar)).toEqual([true, false])
})
