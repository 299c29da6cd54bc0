import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { hydrateIsland } from '../support/loading.ts'
import { createSharedPage, openPageAt } from '../support/page.ts'
import { serveContentCopy } from '../support/programs.ts'
import { replaceInFile } from '../support/siteFolder.ts'

const dev = serveContentCopy(FIXTURE)
const { content } = dev

// Problem pages respond with 500, and their text can refer to missing images.
const getPage = createSharedPage({ allowProblems: /status of (?:404|500)/ })

test("reloads the page after an edit, and shows a mistake until it's fixed", async () => {
  const page = await openPageAt(`${dev.origin}/about`, { allowProblems: /./ })
  await page.getByText('We say what things cost.').waitFor()

  const file = join(content, 'values/clarity.yaml')
  replaceInFile(file, 'We say what things cost.', 'We say it plainly.')
  await page.getByText('We say it plainly.').waitFor()

  replaceInFile(file, 'text: We', 'txt: We')
  const problemBar = page.locator('.problem-bar')
  await problemBar.getByText('1 problem: There is no field `txt` here.').click()
  await problemBar.getByText('Did you mean `text`?').waitFor()
  await expect.poll(dev.output).toContain('content/values/clarity.yaml:3:1')

  replaceInFile(file, 'txt: We', 'text: We')
  await problemBar.waitFor({ state: 'hidden' })

  writeFileSync(join(content, 'values/pulse.yaml'), 'order: 2\nname: Pulse\ntext: A new value.\n')
  await page.getByText('A new value.').waitFor()
})

test('breaks only the page of a file with a problem, and links to its form', async () => {
  const page = await getPage()
  const file = join(content, 'posts/second-post.mdx')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before}\n![A room](/media/posts/nowhere.png)\n`)
  const valueFile = join(content, 'values/clarity.yaml')
  await page.goto(`${dev.origin}/about`)
  await page.locator('.problem-bar').getByText('1 problem: ').click()
  const form = page.locator('.problem-bar').getByRole('link', { name: 'Open the form' })
  expect(await form.getAttribute('href')).toBe('/admin#/collections/posts/entries/second-post')
  replaceInFile(valueFile, 'text: We', 'text: Then we')
  await page.getByText('Then we').waitFor()

  expect((await page.goto(`${dev.origin}/blog/second-post`))?.status()).toBe(500)
  const problemBox = page.locator('body > aside')
  await problemBox.getByText('posts/nowhere.png').first().waitFor()
  await page.locator('article p').first().waitFor()
  expect(await (await fetch(`${dev.origin}/__check?file=posts/second-post.mdx`)).json()).toMatchObject({
    problems: [{ message: expect.stringContaining('`posts/nowhere.png`') }],
  })
  writeFileSync(file, before)
  await problemBox.waitFor({ state: 'detached' })
  await page.locator('footer').first().waitFor()
})

test('shows how a page looks in search results and when shared', async () => {
  const page = await getPage(`${dev.origin}/services/paid-media`)
  const preview = page.locator('.search-preview')
  await preview.locator('summary').click()
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
  expect(await preview.getByText(description).count()).toBe(2)
  await expect.poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
})

test('keeps the scroll position after an edit', async () => {
  const page = await getPage(`${dev.origin}/services/local-seo`)
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  replaceInFile(join(content, 'services/local-seo.yaml'), 'title: Local SEO', 'title: Local search')
  await page.getByRole('heading', { level: 1, name: 'Local search' }).waitFor({ state: 'attached' })
  expect(await page.title()).toContain('Local search')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000)
})

test('links to the content files and forms of a page', async () => {
  const page = await getPage(`${dev.origin}/locations/alabama/mobile`)
  const links = page.getByRole('navigation', { name: 'Files of this page' }).getByRole('link')
  const lines = readFileSync(join(content, 'states/alabama.yaml'), 'utf8').split('\n')
  const line = lines.findIndex((candidate) => candidate.includes('slug: mobile,')) + 1
  expect(await links.allTextContents()).toEqual([
    `content/states/alabama.yaml:${line}`,
    'form of content/states/alabama.yaml',
    'content/states/_city.yaml:1',
    'form of content/states/_city.yaml',
  ])
  expect(await links.first().getAttribute('href')).toContain(encodeURIComponent(`states/alabama.yaml:${line}:1`))
})

test('hydrates islands without warnings from React', async () => {
  const page = await getPage(`${dev.origin}/services/paid-media`)
  await hydrateIsland(page, 'Faq')
  await page.goto(`${dev.origin}/podcast/first-episode`)
  await hydrateIsland(page, 'Player')
  await page.locator('.player [data-status]').waitFor()
})

test('serves media, images, the page index, and redirects like a build', async () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(dev.origin + path, { headers, redirect: 'manual' })
  for (const [path, type] of Object.entries({
    '/pages.tsv': 'text/tab-separated-values',
    '/media/episodes/sample.mp3': 'audio/mpeg',
    '/media/podcast-cover.jpg': 'image/jpeg',
    '/images/posts/room.png/640.webp': 'image/webp',
    '/share/about.png': 'image/png',
    '/share/home.png': 'image/png',
    '/site.webmanifest': 'application/manifest+json',
  })) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, type])
  }
  expect((await get('/media/episodes/sample.mp3', { range: 'bytes=5-9' })).status).toBe(206)
  expect((await get('/services/advertising')).headers.get('location')).toBe('/services/paid-media')
  expect((await get('/media/nothing.mp3')).status).toBe(404)

  replaceInFile(join(content, 'episodes/first-episode.mdx'), 'title: ', 'title: Once more, ')
  await expect.poll(async () => (await get('/pages.tsv')).text()).toContain('\tOnce more, ')
})

test('shows the problems, the content, and the form of an unfinished draft', async () => {
  writeFileSync(
    join(content, 'posts/begun.mdx'),
    '---\ntitle: "A <begun> thought"\ndraft: true\n---\n\nSome **bold** words.\n',
  )
  const page = await getPage()
  await expect.poll(async () => (await page.goto(`${dev.origin}/blog/begun`))?.status()).toBe(200)
  await page.getByRole('heading', { name: 'A <begun> thought' }).waitFor()
  await page.getByText('Excerpt is missing.').waitFor()
  await page.locator('article strong').getByText('bold').waitFor()
  const form = page.getByRole('link', { name: 'Open the form' })
  expect(await form.getAttribute('href')).toBe('/admin#/collections/posts/entries/begun')
  replaceInFile(join(content, 'posts/begun.mdx'), 'bold', 'bolder')
  await page.locator('article strong').getByText('bolder').waitFor()
  rmSync(join(content, 'posts/begun.mdx'))
})

test("doesn't let other origins read pages, open files in the editor, or read hidden files", async () => {
  const get = (path: string) => fetch(dev.origin + path, { headers: { origin: 'http://localhost:9999' } })
  for (const path of ['/about', '/renderer/+client.ts', '/media/episodes/sample.mp3']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 200, null])
  }
  const hiddenFiles = ['node_modules/.package-lock.json', '.npmrc', '.gitignore']
  const hiddenPaths = hiddenFiles.flatMap((file) => [`/${file}`, `/@fs${resolve(file)}`])
  for (const path of ['/__open-in-editor', '/__OPEN-in-editor', ...hiddenPaths])
    expect([path, (await get(path)).status]).toEqual([path, 403])
})
