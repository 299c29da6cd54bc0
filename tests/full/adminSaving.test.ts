import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  addListItem,
  collectChanges,
  getInput,
  locateField,
  openForm,
  openSignedInForm,
  prependText,
  saveAndGetError,
  saveForm,
} from '../support/cms.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { serveContentCopy } from '../support/contentServer.ts'
import { replaceInFile } from '../support/siteFolder.ts'

const dev = serveContentCopy(FIXTURE)
const { content } = dev

test('shows the length of a text in words, and keeps the form open after a save, with a link to the page', async () => {
  const page = await openSignedInForm(dev, 'legal/entries/privacy')
  const counter = page.locator('[data-key-path="title"] [aria-label*="Maximum"]')
  const counterText = await counter.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(counterText).toMatch(/^"\d+ characters entered\. Maximum: 60\."$/)
  expect(await counter.evaluate((element) => getComputedStyle(element).fontSize)).toBe('0px')
  await getInput(page, 'title').fill('Another title')
  await saveForm(page)
  const [openedPage] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'View Page' }).click(),
  ])
  expect(openedPage.url()).toBe(`${dev.origin}/privacy`)
  await openedPage.close()
  expect(await getInput(page, 'title').inputValue()).toBe('Another title')
})

test('rejects a save that would overwrite a change since the form was loaded', async () => {
  const page = await openSignedInForm(dev, 'legal/entries/terms')
  const file = join(content, 'legal/terms.mdx')
  const before = readFileSync(file, 'utf8')
  replaceInFile(file, 'title: ', 'title: Changed, ')
  await getInput(page, 'title').fill('Another title')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This file has changed since its form was loaded').waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  writeFileSync(file, before)
  await saveForm(page)
})

test('saves an unfinished article only as a draft', async () => {
  const page = await openSignedInForm(dev, 'posts/new')
  await getInput(page, 'title').fill('A Half Done Thought')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(
      'To publish this entry, fill in these fields: Excerpt, Takeaways, Author, Date or Publish at. To finish later, switch Draft on.',
    )
    .waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  await locateField(page, 'draft').getByRole('switch').click()
  await getInput(page, 'excerpt').fill('Half an excerpt.')
  await saveForm(page)
  const lines = ['+---', '+draft: true', '+title: "A Half Done Thought"', '+excerpt: "Half an excerpt."', '+---']
  expect(await collectChanges(page, content)).toEqual({
    problems: [],
    lines: { 'posts/a-half-done-thought.mdx': lines },
  })
  await page.goto(page.url().replace(/entries.*/, ''))
  await page.getByText('Draft: A Half Done Thought').waitFor()
  await page.goBack()
  await locateField(page, 'draft').getByRole('switch').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('write at least 70 characters in Excerpt').waitFor()
})

test('keeps a first word of one letter, and shows the problem next to an invalid field instead of saving', async () => {
  const page = await openSignedInForm(dev, 'posts/entries/first-post')
  await prependText(page, 'A word. ')
  await saveForm(page)
  const { lines } = await collectChanges(page, content)
  expect(lines['posts/first-post.mdx']).toContain('+A word. The opening of the first post, from <Fact name="brand" />.')
  await getInput(page, 'title').fill('A'.repeat(79))
  expect(await saveAndGetError(page, 'title')).toContain('60')
})

test("shows the check's result after a save, until the form is left", async () => {
  const page = await openSignedInForm(dev, 'team/entries/president')
  const quote = ['name: "', 'Sample', '"']
  const problems = [{ line: 3, quote, message: 'The name is a sample.', advice: 'Write the real name.' }]
  await page.route('**/__check?*', (route) => route.fulfill({ json: { problems, warnings: [] } }))
  await getInput(page, 'bio').fill('Writes the fixtures.')
  await saveForm(page)
  const problem = page.getByText('The name is a sample. Write the real name.')
  await problem.waitFor()
  expect(await page.locator('#check pre').innerText()).toBe('Line 3: name: "Sample"')
  await openForm(page, 'legal/entries/terms')
  expect(await problem.isVisible()).toBe(false)
})

test("doesn't save an unfinished testimonial", async () => {
  const page = await openSignedInForm(dev, 'services/entries/paid-media')
  await addListItem(page, 'testimonials', 1)
  expect(await saveAndGetError(page, 'testimonials.1.consent')).toBe('This field is required.')
})

test('deletes a file, changes no other files, and shows which files refer to it', async () => {
  const page = await openSignedInForm(dev, 'posts/entries/third-post')
  const problems = [{ file: 'posts/first-post.mdx', line: 9, message: 'There’s no such page.', advice: '' }]
  await page.route('**/__check?all', (route) => route.fulfill({ json: { problems } }))
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Entry deleted.').waitFor()
  await page.getByText('posts/first-post.mdx: There’s no such page.').waitFor()
  expect(await collectChanges(page, content)).toEqual({ problems: [], lines: { 'posts/third-post.mdx': 'deleted' } })
})
