import { expect, test } from 'vitest'
import { openPageAt } from '../support/page.ts'

test('gives images in articles a light background in both color schemes', async () => {
  const page = await openPageAt('/blog/fourth-post')
  const getBackgrounds = () =>
    page.evaluate(() =>
      ['body', '.prose picture img'].map(
        (selector) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor,
      ),
    )
  const [lightBody, lightImage] = await getBackgrounds()
  await page.emulateMedia({ colorScheme: 'dark' })
  const [darkBody, darkImage] = await getBackgrounds()
  expect([lightImage, darkImage]).toEqual([lightBody, lightBody])
  expect(darkBody).not.toBe(lightBody)
})
