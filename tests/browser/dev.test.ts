import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { openPage, pageOfGroup } from '../support/page.ts'
import { kill, outputOf, printed, startProgram } from '../support/programs.ts'

/** `npm run dev` on a copy of the fixture content: one server for all tests, as a writer would have. */
const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let server: ChildProcess
let output: () => string
let address = ''

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  server = startProgram('dev', '--content', content, '--port', '0')
  output = outputOf(server)
  await printed(server, 'Local:')
  address = /Local: +(http:\/\/\S+?)\/?\s/.exec(output())?.[1] ?? ''
})
afterAll(async () => {
  await kill(server)
  rmSync(dirname(content), { recursive: true })
})

/** Nothing of the server is bundled: a page's hundreds of modules come into one browser's memory once. */
const pageOfAll = pageOfGroup()

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

test('an edit shows in the browser; a mistake shows the check’s words there and in the terminal; the server lives on', async () => {
  const page = await openPage({ allowProblems: true })
  await page.goto(`${address}/about`)
  await page.getByText('We say what things cost.').waitFor()

  const file = join(content, 'values/clarity.yaml')
  edit(file, 'We say what things cost.', 'We say it plainly.')
  await page.getByText('We say it plainly.').waitFor()

  edit(file, 'text: We', 'txt: We')
  await page.getByText('There is no key `txt` here.').waitFor()
  await page.getByText('Did you mean `text`?').waitFor()
  expect(output()).toContain('content/values/clarity.yaml:3:1')

  edit(file, 'txt: We', 'text: We')
  await page.getByText('There is no key `txt` here.').waitFor({ state: 'hidden' })

  writeFileSync(join(content, 'values/pulse.yaml'), 'order: 2\nname: Pulse\ntext: A new value.\n')
  await page.getByText('A new value.').waitFor()
})

test('an edit leaves the visitor where they are: the page is not loaded anew, and what has the focus keeps it', async () => {
  const page = await pageOfAll()
  await page.goto(`${address}/services/local-seo`)
  await page.locator('editing-tools').waitFor({ state: 'attached' })
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const before = await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes'
    return scrollY
  })
  expect(before).toBeGreaterThan(0)
  edit(join(content, 'services/local-seo.yaml'), 'title: Local SEO', 'title: Local search')
  await page.getByRole('heading', { level: 1, name: 'Local search' }).waitFor()
  expect(await page.title()).toContain('Local search')
  expect(await page.evaluate(() => document.body.dataset.sameDocument)).toBe('yes')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('a text is edited on its page, by keyboard alone: the check speaks before anything is written', async () => {
  const page = await pageOfAll()
  const file = join(content, 'services/paid-media.yaml')
  const before = readFileSync(file, 'utf8')
  await page.goto(`${address}/services/paid-media`)
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  const spot = page.getByRole('button', { name: /^Edit “\$750”/ })
  await spot.press('Enter')
  const field = page.getByRole('combobox', { name: 'Value' })
  await expect.poll(() => field.inputValue()).toBe('750')
  expect(await violationsOf(page, 'editing-tools')).toEqual([])
  const said = await field.evaluate((input) => input.getAttribute('aria-describedby')?.split(' ') ?? [])
  expect(
    await field.evaluate((input, id) => (input.getRootNode() as ShadowRoot).getElementById(id)?.textContent, said[0]),
  ).toMatch(/dollars a month/)
  await field.fill('cheap')
  await page.getByText('A price is a whole number of dollars a month').waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(before)
  await page.keyboard.press('Escape')
  expect(await spot.evaluate((button: HTMLElement) => button.matches(':focus'))).toBe(true)

  await spot.press('Enter')
  await field.fill('760')
  await field.press('Enter')
  await page.getByText('$760').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('editing-tools')
  expect(readFileSync(file, 'utf8')).toBe(before.replace('monthly: 750', 'monthly: 760'))
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('$750').first().waitFor()
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a whole file is a form, by keyboard alone: fields and items are added, moved and removed, and saved together', async () => {
  const page = await pageOfAll()
  const file = join(content, 'services/paid-media.yaml')
  edit(file, 'faq:', '# Asked at every call.\nfaq: # as of May')
  const before = readFileSync(file, 'utf8')
  await page.goto(`${address}/edit/services/paid-media.yaml`)
  await page.getByRole('button', { name: 'Add one to faq' }).press('Enter')
  const question = page.getByRole('textbox', { name: 'question' })
  await question.waitFor()
  expect(await question.evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.getByText('question is empty.').waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  expect(await violationsOf(page, 'editing-forms')).toEqual([])
  await question.fill('May we pause?')
  await page.getByRole('textbox', { name: 'answer' }).fill('For a month.')
  const up = page.getByRole('button', { name: /^Move faq \d up$/ }).last()
  await up.press('Enter')
  await page.getByText(/^Moved to place/).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.ariaLabel))
    .toMatch(/^Move faq/)
  expect(readFileSync(file, 'utf8')).toBe(before)

  await page.keyboard.press('Control+Enter')
  await page.getByText('Saved.', { exact: true }).waitFor()
  const after = readFileSync(file, 'utf8')
  expect(after).toContain('# Asked at every call.\nfaq: # as of May\n')
  expect(after).toMatch(/- question: May we pause\?\n +answer: For a month\.\n +- question/)
  await page.getByRole('button', { name: 'Undo what was saved' }).press('Enter')
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before)
})

test('an item is added on the page itself, and the focus goes to its first field', async () => {
  const page = await pageOfAll()
  await page.goto(`${address}/services/paid-media`)
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await page
    .getByRole('button', { name: /^Edit “Second feature of Paid Media/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Add one after it' }).press('Enter')
  await page.getByRole('heading', { name: 'features › 3' }).waitFor()
  const icon = page.getByRole('combobox', { name: 'icon' })
  await expect.poll(() => icon.evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.getByText('title is empty.').waitFor()
  expect(await violationsOf(page, 'editing-tools')).toEqual([])
  await page.getByRole('button', { name: 'Undo this step' }).press('Enter')
  await page.getByRole('heading', { name: 'features › 2 › title' }).waitFor()
})

test('Alt and a click edit a paragraph, and a panel tells of the page', async () => {
  const page = await pageOfAll()
  await page.goto(`${address}/blog/first-post`)
  const panelButton = page.getByRole('button', { name: 'This page' })
  await panelButton.press('Enter')
  const panel = page.getByRole('complementary', { name: 'This page' })
  await panel.getByRole('button', { name: 'posts/first-post.mdx' }).waitFor()
  expect(await panel.innerText()).toMatch(/First post[\s\S]*growth: Counted in the fixtures/)
  expect(await violationsOf(page, 'editing-tools')).toEqual([])
  await page.keyboard.press('Escape')
  expect(await panelButton.evaluate((button: HTMLElement) => button.matches(':focus'))).toBe(true)

  await page.keyboard.down('Alt')
  await page.getByRole('button', { name: /^Edit “The opening of the first post/ }).click()
  await page.keyboard.up('Alt')
  await page.getByRole('textbox', { name: 'Text' }).fill('Another *opening*.')
  await page.keyboard.press('Control+Enter')
  await page.locator('.prose em', { hasText: 'opening' }).waitFor()
  expect(readFileSync(join(content, 'posts/first-post.mdx'), 'utf8')).toContain('\n\nAnother *opening*.\n\n')
})

test('its React, which checks what the shipped one trusts, finds the islands as the server rendered them', async () => {
  const page = await pageOfAll()
  await page.goto(`${address}/services/paid-media`)
  await page.locator('[data-island="Faq"]').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Faq"][data-awake]').waitFor()
  await page.goto(`${address}/podcast/first-episode`)
  await page.locator('[data-island="Player"]').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Player"][data-awake]').waitFor()
  await page.locator('.desk').waitFor()
})

test('what the build makes for machines is there too, of the content as it was last saved', async () => {
  const get = async (path: string) => {
    const response = await fetch(address + path)
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`
  }
  const post = 'https://www.example.com/blog/first-post'
  expect(await get('/robots.txt')).toMatch(/^200 text\/plain.*\nAllow: \/\n/s)
  expect(await get('/sitemap.xml')).toContain(`<loc>${post}</loc>`)
  expect(await get('/llms.txt')).toContain(`](${post}): `)
  expect(await get('/blog/feed.json')).toMatch(/^200 application\/json.*"content_html": "<p>/s)
  expect(await get('/podcast/feed.xml')).toMatch(/^200 application\/xml.*<itunes:type>/s)
  expect(await get('/about/feed.xml')).toMatch(/^404/)
  const file = join(content, 'posts/first-post.mdx')
  edit(file, 'title: ', 'title: Once more, ')
  await expect.poll(() => get('/blog/atom.xml')).toContain('<title>Once more, ')
})

test('what the build writes beside pages is there too: media, pictures, the index of pages, redirects', async () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { headers, redirect: 'manual' })
  const answers = await Promise.all(
    [
      '/pages.tsv',
      '/media/episodes/sample.mp3',
      '/media/podcast-cover.jpg',
      '/pictures/posts/room.png/640.webp',
      '/share/about.png',
      '/share/home.png',
      '/favicon.ico',
      '/site.webmanifest',
    ].map(async (path) => [path, (await get(path)).headers.get('content-type')]),
  )
  expect(Object.fromEntries(answers)).toEqual({
    '/pages.tsv': 'text/tab-separated-values',
    '/media/episodes/sample.mp3': 'audio/mpeg',
    '/media/podcast-cover.jpg': 'image/jpeg',
    '/pictures/posts/room.png/640.webp': 'image/webp',
    '/share/about.png': 'image/png',
    '/share/home.png': 'image/png',
    '/favicon.ico': 'image/vnd.microsoft.icon',
    '/site.webmanifest': 'application/manifest+json',
  })
  expect((await get('/pages.tsv')).status).toBe(200)
  expect((await get('/media/episodes/sample.mp3', { range: 'bytes=5-9' })).status).toBe(206)
  expect((await get('/services/advertising')).headers.get('location')).toBe('/services/paid-media')
  expect((await get('/media/nothing.mp3')).status).toBe(404)

  edit(join(content, 'episodes/first-episode.mdx'), 'title: ', 'title: Once more, ')
  await expect.poll(async () => (await get('/pages.tsv')).text()).toContain('\tOnce more, ')
})
