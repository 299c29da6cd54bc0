import { expect, test } from 'vitest'
import { createTestSite } from '../../support/contentFolder.ts'
import { parseOutline } from '../../support/outline.ts'
import { renderRoute } from '../../support/renderRoute.ts'

test('starts the meta description of a city with the teaser, if the city has a teaser', async () => {
  const site = await createTestSite({})
  const descriptions = ['dothan', 'decatur'].map((city) => {
    const html = renderRoute(site, 'locations/@state/@city', `/locations/alabama/${city}`, { state: 'alabama', city })
    return parseOutline(html).description
  })
  expect(descriptions).toEqual([
    expect.stringMatching(/^Soldiers and farmers share the same waiting rooms. Marketing for Dothan, AL/),
    expect.stringMatching(/^Marketing for Decatur, AL/),
  ])
})
