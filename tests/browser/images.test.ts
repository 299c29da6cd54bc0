import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openPage } from '../support/page.ts'

function findArticleWithImage(): string {
  const folder = join(inject('fixtureFolder'), 'blog')
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.html') && readFileSync(join(folder, name), 'utf8').includes('<picture>'),
  )
  if (!file) throw new Error('The fixture site has no article with an image.')
  return `/blog/${file.replace('.html', '')}`
}

test('gives images in articles a light background in both color schemes', async () => {
  const path = findArticleWithImage()
  const backgrounds: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage({ colorScheme })
    await page.goto(path)
    const getBackground = (selector: string) =>
      page.evaluate((name) => getComputedStyle(document.querySelector(name) as Element).backgroundColor, selector)
    backgrounds.push(await getBackground('.prose picture img'))
    if (colorScheme === 'light') expect(await getBackground('body')).toBe(backgrounds[0])
    else expect(await getBackground('body')).not.toBe(backgrounds[0])
  }
  expect(backgrounds[1]).toBe(backgrounds[0])
})
