import { expect, test } from 'vitest'
import { createTestSite, getFixtureSite } from '../support/contentFolder.ts'
import { renderAddress } from '../support/renderAddress.ts'

test('renders a photo with its size and its focus', async () => {
  const html = renderAddress(await getFixtureSite(), '/about')
  expect(html).toMatch(
    /<img [^>]*alt="A sample of a photograph\." [^>]*width="960" height="600" class="[^"]*object-top"/,
  )
})

test('renders no image for a team member without a photo', async () => {
  const site = await createTestSite({ 'team/president.yaml': (text) => text.replace(/^photo:[\s\S]*/m, '') })
  const [, main] = renderAddress(site, '/about').split('<main')
  expect(main).not.toContain('<img')
  expect(main).toContain('Leads the fixtures.')
})
