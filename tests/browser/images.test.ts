import { expect, test } from 'vitest'
import { openPageAt } from '../support/page.ts'

test('gives images in articles a light background in both color schemes', async () => {
  const backgrounds: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPageAt('/blog/fourth-post', { colorScheme })
    const getBackground = (selector: string) =>
      page.evaluate((name) => getComputedStyle(document.querySelector(name) as Element).backgroundColor, selector)
    backgrounds.push(await getBackground('.prose picture img'))
    if (colorScheme === 'light') expect(await getBackground('body')).toBe(backgrounds[0])
    else expect(await getBackground('body')).not.toBe(backgrounds[0])
  }
  expect(backgrounds[1]).toBe(backgrounds[0])
})
