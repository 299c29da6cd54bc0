import { expect, test } from 'vitest'
import { fixtureSite, siteOf } from '../support/contentFolder.ts'
import { renderRoute } from '../support/renderRoute.ts'

test('a photo has its intrinsic size, and is cropped around the focus', async () => {
  const html = renderRoute(await fixtureSite(), 'about', '/about')
  expect(html).toMatch(
    /<img [^>]*alt="A sample of a photograph\." [^>]*width="960" height="600" class="[^"]*object-top"/,
  )
})

test('a team member without a photo has no image', async () => {
  const site = await siteOf({ 'team/president.yaml': (text) => text.replace(/^photo:[\s\S]*/m, '') })
  expect(renderRoute(site, 'about', '/about')).not.toContain('<img')
})
