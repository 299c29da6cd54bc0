import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openPage } from '../support/page.ts'

function articleWithPicture(): string {
  const folder = join(inject('fixtureFolder'), 'blog')
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.html') && readFileSync(join(folder, name), 'utf8').includes('<picture>'),
  )
  if (!file) throw new Error('The fixture site has no article with a picture.')
  return `/blog/${file.replace('.html', '')}`
}

test('a picture in an article has the same light ground in both schemes, because it may be transparent', async () => {
  const path = articleWithPicture()
  const grounds: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage({ colorScheme })
    await page.goto(path)
    const ground = (selector: string) =>
      page.evaluate((name) => getComputedStyle(document.querySelector(name) as Element).backgroundColor, selector)
    grounds.push(await ground('.prose picture img'))
    if (colorScheme === 'light') expect(await ground('body')).toBe(grounds[0])
    else expect(await ground('body')).not.toBe(grounds[0])
  }
  expect(grounds[1]).toBe(grounds[0])
})
