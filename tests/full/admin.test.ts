import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatFile } from '../../renderer/model/parse/format.ts'
import {
  addListItem,
  collectChanges,
  expandListItems,
  getInput,
  locateField,
  openForm,
  saveAndGetError,
  saveForm,
  signIn,
  takeScreenshot,
  writeMarkdown,
} from '../support/cms.ts'
import { check, FIXTURE } from '../support/contentFolder.ts'
import { killProgram, startDev } from '../support/programs.ts'

const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  for (const file of (await check()).files) {
    const text = formatFile(file)
    if (text !== undefined) writeFileSync(join(content, file.source.path), text)
  }
  writeFileSync(join(content, 'team/cat.yaml'), 'order: 2\nname: "Sample Cat"\nrole: "Cat"\nbio: "Sits on drafts."\n')
  dev = await startDev(content)
})
afterAll(async () => {
  await killProgram(dev.server)
  rmSync(dirname(content), { recursive: true })
})

async function openSignedInForm(formPath: string): Promise<Page> {
  const page = await signIn(dev.origin, content)
  await openForm(page, formPath)
  return page
}

async function saveAndCompare(page: Page) {
  await saveForm(page)
  return collectChanges(page, content)
}

const createExpectedChange = (path: string, ...lines: string[]) => ({ problems: [], lines: { [path]: lines } })

test('loads icons from our own font', async () => {
  const page = await signIn(dev.origin, content)
  const icon = page.locator('.material-symbols-outlined').first()
  const family = await icon.evaluate((element) => getComputedStyle(element).fontFamily)
  const loadedFamilies = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  })
  expect(loadedFamilies).toContain(family)
  // If the font is missing, the text of the ligature is wider.
  const { width = 0, height } = (await icon.boundingBox()) ?? {}
  expect(Math.round(width)).toBe(height)
})

test.each([
  ['services', 'paid-media', 'body', '', 'The paragraph under the heading of Paid Media.'],
  ['team', 'president', 'photo.alt', '  ', 'A sample of a photograph.'],
])('changes a single line for an edited text in %s/%s', async (folder, slug, fieldPath, indent, before) => {
  const page = await openSignedInForm(`${folder}/entries/${slug}`)
  const after = 'Another paragraph: {claim:growth}.'
  await getInput(page, fieldPath).fill(after)
  const name = `${indent}${fieldPath.split('.').at(-1)}`
  expect(await saveAndCompare(page)).toEqual(
    createExpectedChange(`${folder}/${slug}.yaml`, `-${name}: "${before}"`, `+${name}: "${after}"`),
  )
})

test('saves a schedule as a date, or as a time with an offset', async () => {
  const page = await openSignedInForm('posts/entries/first-post')
  await locateField(page, 'more').getByRole('checkbox').click()
  await getInput(page, 'publish_at').fill('2026-03-08')
  await getInput(page, 'unpublish_at').fill('2027-11-07')
  await getInput(page, 'unpublish_at', 1).fill('03:00')
  expect(await saveAndCompare(page)).toEqual(
    createExpectedChange(
      'posts/first-post.mdx',
      '+publish_at: "2026-03-08"',
      '+unpublish_at: "2027-11-07T03:00-05:00"',
    ),
  )
  await openForm(page, 'posts/entries/first-post')
  expect(await getInput(page, 'publish_at').inputValue()).toBe('2026-03-08')
  expect(await getInput(page, 'unpublish_at').inputValue()).toBe('2027-11-07')
  expect(await getInput(page, 'unpublish_at', 1).inputValue()).toBe('03:00')
})

test('saves a topic that was selected from a list', async () => {
  const page = await openSignedInForm('posts/entries/first-post')
  await addListItem(page, 'topics', 0)
  await locateField(page, 'topics.0').getByRole('radio', { name: 'Local SEO' }).click()
  expect(await saveAndCompare(page)).toEqual(
    createExpectedChange('posts/first-post.mdx', '+topics:', '+  - "local-seo"'),
  )
})

test('renames a file with the slug in the form', async () => {
  const page = await openSignedInForm('posts/entries/third-post')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click()
  await page.getByRole('button', { name: 'Edit Slug' }).click()
  await page.locator('input:focus').fill('last-post')
  await page.locator('input:focus').press('Enter')
  const { problems, lines } = await saveAndCompare(page)
  expect(problems).toEqual([])
  const text = readFileSync(join(content, 'posts/third-post.mdx'), 'utf8').trimEnd().split('\n')
  expect(lines).toEqual({ 'posts/third-post.mdx': 'deleted', 'posts/last-post.mdx': text.map((line) => `+${line}`) })
})

test('saves an unfinished article only as a draft', async () => {
  const page = await openSignedInForm('posts/new')
  await getInput(page, 'title').fill('A Half Done Thought')
  expect(await saveAndGetError(page, 'draft')).toBe(
    'To publish this entry, fill in these fields: Excerpt, Takeaways, Author, Date or Publish at. To finish later, switch Draft on.',
  )
  await locateField(page, 'draft').getByRole('switch').click()
  await getInput(page, 'excerpt').fill('Half an excerpt.')
  const { problems, lines } = await saveAndCompare(page)
  expect(problems).toEqual([])
  expect(lines).toEqual({
    'posts/a-half-done-thought.mdx': [
      '+---',
      '+draft: true',
      '+title: "A Half Done Thought"',
      '+excerpt: "Half an excerpt."',
      '+---',
    ],
  })
  await page.goto(page.url().replace(/entries.*/, ''))
  await page.getByText('Draft: A Half Done Thought').waitFor()
  await page.goBack()
  await locateField(page, 'draft').getByRole('switch').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('write at least 70 characters in Excerpt').waitFor()
})

test('shows the problem next to an invalid field instead of saving the entry', async () => {
  const page = await openSignedInForm('posts/entries/first-post')
  await getInput(page, 'title').fill('A'.repeat(79))
  expect(await saveAndGetError(page, 'title')).toContain('60')
  await getInput(page, 'title').fill('First post')
  await getInput(page, 'excerpt').fill('Too short.')
  expect(await saveAndGetError(page, 'draft')).toContain('write at least 70 characters in Excerpt')
})

test("shows the check's result after a save, until the form is left", async () => {
  const page = await openSignedInForm('team/entries/president')
  const quote = ['name: "', 'Sample', '"']
  const problems = [{ line: 3, quote, message: 'The name is a sample.', advice: 'Write the real name.' }]
  await page.route('**/__check?*', (route) => route.fulfill({ json: { problems, hints: [] } }))
  await getInput(page, 'bio').fill('Writes the fixtures.')
  await saveForm(page)
  const problem = page.getByText('The name is a sample. Write the real name.')
  await problem.waitFor()
  expect(await page.locator('#check pre').innerText()).toBe('Line 3: name: "Sample"')
  await openForm(page, 'team/entries/cat')
  expect(await problem.isVisible()).toBe(false)
})

test('folds rarely used fields', async () => {
  const page = await openSignedInForm('posts/entries/first-post')
  expect(await locateField(page, 'guid').isVisible()).toBe(false)
  await locateField(page, 'more').getByRole('checkbox').click()
  expect(await locateField(page, 'guid').isVisible()).toBe(true)
})

test('offers only team members who write as authors', async () => {
  const page = await openSignedInForm('posts/entries/first-post')
  const names = await locateField(page, 'author').getByRole('radiogroup').innerText()
  expect(names).toContain('Alex Sample')
  expect(names).not.toContain('Sample Cat')
})

test('saves a new article with its fields, image, and table', async () => {
  const page = await openSignedInForm('posts/new')
  await getInput(page, 'title').fill('A New Thought')
  await getInput(page, 'excerpt').fill(
    'A thought, described in one sentence that is long enough for search results to show it whole.',
  )
  await getInput(page, 'date').fill('2026-11-02')
  await takeScreenshot(page, 'title', 'form-article')
  for (const [index, text] of ['One thing', 'Another thing'].entries()) {
    await addListItem(page, 'takeaways', index)
    await getInput(page, `takeaways.${index}`).fill(text)
  }
  await locateField(page, 'author').getByRole('radio', { name: 'Alex Sample' }).click()
  await writeMarkdown(page, ARTICLE)
  await takeScreenshot(page, 'body', 'form-text')
  const { problems, lines } = await saveAndCompare(page)
  expect(problems).toEqual([])
  expect(lines).toEqual({
    'posts/a-new-thought.mdx': `${FRONT_MATTER}\n\n${ARTICLE}`.split('\n').map((line) => `+${line}`),
  })
})

test("doesn't save an unfinished testimonial", async () => {
  const page = await openSignedInForm('services/entries/paid-media')
  await addListItem(page, 'testimonials', 1)
  for (const [key, text] of Object.entries(TESTIMONIAL)) await getInput(page, `testimonials.1.${key}`).fill(text)
  expect(await saveAndGetError(page, 'testimonials.1.consent')).toBe('This field is required.')
})

test('saves prices as numbers or words, and keeps unchanged fields', async () => {
  const page = await openSignedInForm('services/entries/paid-media')
  await expandListItems(page, 'pricing.tiers')
  await expandListItems(page, 'pricing.tiers.0.features')
  await getInput(page, 'pricing.tiers.0.price.monthly').fill('760')
  await getInput(page, 'pricing.tiers.2.price.monthly').fill('custom')
  await getInput(page, 'pricing.tiers.0.features.1.included').fill('yes')
  await getInput(page, 'pricing.tiers.0.features.2.included').fill('in the state')
  expect(await saveAndCompare(page)).toEqual(
    createExpectedChange(
      'services/paid-media.yaml',
      '-        monthly: 750',
      '+        monthly: 760',
      '-          included: "up to 10"',
      '+          included: true',
      '-          included: false',
      '+          included: "in the state"',
      '-        monthly: 2498',
      '+        monthly: "custom"',
    ),
  )
})

test('deletes a file, changes no other files, and shows which files refer to it', async () => {
  const page = await openSignedInForm('posts/entries/third-post')
  const problems = [{ file: 'posts/first-post.mdx', line: 9, message: 'There’s no such page.', advice: '' }]
  await page.route('**/__check?all', (route) => route.fulfill({ json: { problems } }))
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Entry deleted.').waitFor()
  await page.getByText('posts/first-post.mdx: There’s no such page.').waitFor()
  expect(await collectChanges(page, content)).toEqual({ problems: [], lines: { 'posts/third-post.mdx': 'deleted' } })
})

const FRONT_MATTER = `---
title: "A New Thought"
excerpt: "A thought, described in one sentence that is long enough for search results to show it whole."
takeaways:
  - "One thing"
  - "Another thing"
author: "president"
date: "2026-11-02"
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
  date: '2026-10-05',
  material_connection: 'None',
}
