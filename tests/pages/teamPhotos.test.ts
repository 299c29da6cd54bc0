import { expect, test } from 'vitest'
import { getFixtureSite } from '../support/contentFolder.ts'
import { renderAddress } from '../support/renderAddress.ts'

test('renders a photo with alternative text, a size, and a focus', async () => {
  expect(renderAddress(await getFixtureSite(), '/about')).toMatch(
    /<img [^>]*alt="A sample of a photograph\." [^>]*width="960" height="600" class="[^"]*object-top"/,
  )
})
