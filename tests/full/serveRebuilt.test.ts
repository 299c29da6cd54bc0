import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceOutput } from '../../scripts/build/steps/outputFolder.ts'
import { serveUntilEnd } from '../support/programs.ts'
import { createTemporaryFolder, writeSite } from '../support/siteFolder.ts'

test('serves new files of a rebuilt site, and 404 for removed files', async () => {
  const folder = join(createTemporaryFolder(), 'dist')
  writeSite(folder, { 'about.html': 'about', 'gone.html': 'gone', 'assets/a.js': 'old', _redirects: '/x /about 301' })
  const { origin } = await serveUntilEnd({ folder })
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
  for (const path of ['/about', '/gone', '/assets/a.js']) expect((await get(path)).status).toBe(200)

  const rebuiltSite = writeSite(createTemporaryFolder(), {
    'about.html': 'a longer text about',
    'assets/b.js': 'new',
    _redirects: '/y / 301',
  })
  await replaceOutput(rebuiltSite, folder)
  expect(await (await get('/about')).text()).toBe('a longer text about')
  expect(await (await get('/assets/b.js')).text()).toBe('new')
  for (const path of ['/gone', '/assets/a.js', '/x']) expect((await get(path)).status).toBe(404)
  expect((await get('/y')).headers.get('location')).toBe('/')
})

test('never mixes two sites, and never loses a page during a rebuild', async () => {
  const folder = writeSite(join(createTemporaryFolder(), 'dist'), { 'about.html': 'x'.repeat(70_000) })
  const { origin } = await serveUntilEnd({ folder })
  let isBuilding = true
  const rebuilds = (async () => {
    for (const letter of 'abcdefghijklmnopqrst') {
      const length = 1000 * (letter.charCodeAt(0) - 90)
      await replaceOutput(writeSite(createTemporaryFolder(), { 'about.html': letter.repeat(length) }), folder)
    }
    isBuilding = false
  })()
  const visitRepeatedly = async () => {
    while (isBuilding) {
      const response = await fetch(`${origin}/about`)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(new Set(text).size).toBe(1)
      expect(text.length % 1000).toBe(0)
    }
  }
  await Promise.all([rebuilds, visitRepeatedly(), visitRepeatedly(), visitRepeatedly(), visitRepeatedly()])
})
