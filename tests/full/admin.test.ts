import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalText } from '../../renderer/model/parse/canonical.ts'
import { check, FIXTURE, flawsOf } from '../support/contentFolder.ts'
import { addItem, changedLines, input, openForm, save, signIn, written } from '../support/contentSystem.ts'
import { kill, startDev } from '../support/programs.ts'

/** `npm run dev` on a copy of the fixture content in its one form, and the content system on a folder of the browser's own. */
const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  for (const file of (await check()).files) {
    const text = canonicalText(file)
    if (text !== undefined) writeFileSync(join(content, file.source.path), text)
  }
  dev = await startDev(content)
})
afterAll(async () => {
  await kill(dev.server)
  rmSync(dirname(content), { recursive: true })
})

const paths = () =>
  readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:yaml|mdx|png|mp3)$/.test(path))
const textOf = (path: string) => readFileSync(join(content, path), 'utf8')

async function formOf(place: string): Promise<Page> {
  const page = await signIn(dev.address, content, paths())
  await openForm(page, place)
  return page
}

/** What a writer's work comes to: the lines that differ by file, and what the check says. */
async function outcome(page: Page) {
  const files = await written(page, new Map(paths().map((path) => [path, textOf(path)])))
  const lines = Object.entries(files).map(([path, text]) => [
    path,
    text === null ? 'gone' : changedLines(paths().includes(path) ? textOf(path) : '', text),
  ])
  return { lines: Object.fromEntries(lines), flaws: await flawsOf(files) }
}

test('a sentence in YAML changes its own line', async () => {
  const page = await formOf('services/entries/paid-media')
  await input(page, 'body').fill('Another paragraph: {claim:growth}.')
  await save(page)
  expect(await outcome(page)).toMatchInlineSnapshot(`
    {
      "flaws": [],
      "lines": {
        "services/paid-media.yaml": [
          "-body: "The paragraph under the heading of Paid Media."",
          "+body: "Another paragraph: {claim:growth}."",
        ],
      },
    }
  `)
})

test('an alternative text changes its own line', async () => {
  const page = await formOf('team/entries/president')
  await input(page, 'photo.alt').fill('A red sun above a pale room.')
  await save(page)
  expect(await outcome(page)).toMatchInlineSnapshot(`
    {
      "flaws": [],
      "lines": {
        "team/president.yaml": [
          "-  alt: "A sample of a photograph."",
          "+  alt: "A red sun above a pale room."",
        ],
      },
    }
  `)
})

test('a time from which an article is no longer seen is one line, with the company’s clock', async () => {
  const page = await formOf('posts/entries/first-post')
  await input(page, 'unpublish_at').fill('2027-12-01T09:00')
  await save(page)
  expect(await outcome(page)).toMatchInlineSnapshot(`
    {
      "flaws": [],
      "lines": {
        "posts/first-post.mdx": [
          "+unpublish_at: "2027-12-01T09:00:00-05:00"",
        ],
      },
    }
  `)
})

test('a half-done draft is saved, and the check says what it lacks', async () => {
  const page = await formOf('posts/new')
  await input(page, 'title').fill('A Half Done Thought')
  await save(page)
  expect(await outcome(page)).toMatchInlineSnapshot(`
    {
      "flaws": [
        "posts/a-half-done-thought.mdx: \`excerpt\` is missing. › title: "A Half Done Thought" › Add it here: \`excerpt: …\`",
        "posts/a-half-done-thought.mdx: \`takeaways\` is missing. › title: "A Half Done Thought" › Add it here: \`takeaways: […]\`",
        "posts/a-half-done-thought.mdx: \`date\` is missing. › title: "A Half Done Thought" › Add it here: \`date: …\`",
      ],
      "lines": {
        "posts/a-half-done-thought.mdx": [
          "+---",
          "+title: "A Half Done Thought"",
          "+---",
        ],
      },
    }
  `)
})

test('a new article has its fields, its picture and its table as they were typed', async () => {
  const page = await formOf('posts/new')
  await input(page, 'title').fill('A New Thought')
  await input(page, 'excerpt').fill(
    'A thought, described in one sentence that is long enough for search results to show it whole.',
  )
  await input(page, 'date').fill('2026-11-02')
  for (const [index, text] of ['One thing', 'Another thing'].entries()) {
    await addItem(page, 'takeaways', index)
    await input(page, `takeaways.${index}`).fill(text)
  }
  await input(page, 'body').fill(ARTICLE)
  await save(page)
  const { flaws, lines } = await outcome(page)
  expect(flaws).toEqual([])
  expect(lines).toEqual({
    'posts/a-new-thought.mdx': `${FRONT_MATTER}\n\n${ARTICLE}`.split('\n').map((line) => `+${line}`),
  })
})

test('a testimonial is lines of its own, and the check says what it lacks', async () => {
  const page = await formOf('services/entries/paid-media')
  await addItem(page, 'testimonials', 1)
  for (const [key, text] of Object.entries(TESTIMONIAL)) await input(page, `testimonials.1.${key}`).fill(text)
  await save(page)
  const { flaws, lines } = await outcome(page)
  expect(flaws).toEqual([expect.stringContaining('`rating` is missing')])
  const typed = Object.entries(TESTIMONIAL).map(
    ([key, text], index) => `+  ${index === 0 ? '- ' : '  '}${key}: "${text}"`,
  )
  expect(lines).toEqual({ 'services/paid-media.yaml': typed })
})

test('what is deleted is gone, and no other file is touched', async () => {
  const page = await formOf('posts/entries/third-post')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Entry deleted.').waitFor()
  expect(await outcome(page)).toEqual({ flaws: [], lines: { 'posts/third-post.mdx': 'gone' } })
})

const FRONT_MATTER = `---
title: "A New Thought"
excerpt: "A thought, described in one sentence that is long enough for search results to show it whole."
date: "2026-11-02"
takeaways:
  - "One thing"
  - "Another thing"
---`

const ARTICLE = `The opening of a thought.

## A heading

| Item | Dollars |
| --- | --- |
| Leads | 100 |

![A red sun above a pale room](/media/posts/room.png)`

const TESTIMONIAL = {
  name: 'Dr. John Sample',
  practice: 'Sample Skin',
  location: 'Richmond, VA',
  content: 'They answered on the same day.',
  result: 'Calls that are answered',
  treatment: 'Dermatology',
  consent: 'Written consent on file',
  date: '2026-10-05',
  material_connection: 'None',
}
