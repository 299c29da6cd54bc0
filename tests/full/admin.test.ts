import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatFile } from '../../renderer/model/parse/format.ts'
import {
  addListItem,
  collectChanges,
  expandListItems,
  getInput,
  locateField,
  openForm,
  openSignedInForm,
  saveForm,
  takeScreenshot,
  writeMarkdown,
} from '../support/cms.ts'
import { check, FIXTURE } from '../support/contentFolder.ts'
import { serveContentCopy } from '../support/programs.ts'
import { replaceInFile } from '../support/siteFolder.ts'

const SAVED_ARTICLE = readFileSync('tests/fixtures/posts/savedByCms.mdx', 'utf8').trimEnd()

const dev = serveContentCopy(FIXTURE, async (content) => {
  for (const file of (await check()).files) {
    const text = formatFile(file)
    if (text !== undefined) writeFileSync(join(content, file.source.path), text)
  }
  writeFileSync(join(content, 'team/cat.yaml'), 'order: 2\nname: "Sample Cat"\nrole: "Cat"\nbio: "Sits on drafts."\n')
})

async function expectChange(page: Page, path: string, lines: string[] | 'deleted'): Promise<void> {
  expect(await collectChanges(page, dev.content)).toEqual({ problems: [], lines: { [path]: lines } })
}

test("hides rarely used fields until they're expanded, and saves a schedule as a date or as a time with an offset", async () => {
  const page = await openSignedInForm(dev, 'posts/entries/first-post')
  expect(await locateField(page, 'guid').isVisible()).toBe(false)
  await locateField(page, 'more').getByRole('checkbox').click()
  expect(await locateField(page, 'guid').isVisible()).toBe(true)
  await getInput(page, 'publish_at').fill('2026-03-08')
  await getInput(page, 'unpublish_at').fill('2027-11-07')
  await getInput(page, 'unpublish_at', 1).fill('03:00')
  await saveForm(page)
  const lines = ['+publish_at: "2026-03-08"', '+unpublish_at: "2027-11-07T03:00-05:00"']
  await expectChange(page, 'posts/first-post.mdx', lines)
  await openForm(page, 'posts/entries/first-post')
  expect(await getInput(page, 'publish_at').inputValue()).toBe('2026-03-08')
  expect(await getInput(page, 'unpublish_at').inputValue()).toBe('2027-11-07')
  expect(await getInput(page, 'unpublish_at', 1).inputValue()).toBe('03:00')
})

test('saves a new article with its fields, image, and table, and lists only team members who write articles as authors', async () => {
  const page = await openSignedInForm(dev, 'posts/new')
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
  const authors = locateField(page, 'author').getByRole('radiogroup')
  expect(await authors.innerText()).not.toContain('Sample Cat')
  await authors.getByRole('radio', { name: 'Alex Sample' }).click()
  await writeMarkdown(page, SAVED_ARTICLE.split('\n---\n\n')[1] ?? '')
  await takeScreenshot(page, 'body', 'form-text')
  await saveForm(page)
  const lines = SAVED_ARTICLE.split('\n').map((line) => `+${line}`)
  await expectChange(page, 'posts/a-new-thought.mdx', lines)
})

test('saves prices as numbers or words, and keeps unchanged fields', async () => {
  const page = await openSignedInForm(dev, 'services/entries/paid-media')
  await expandListItems(page, 'pricing.plans')
  await expandListItems(page, 'pricing.plans.0.features')
  await getInput(page, 'pricing.plans.0.price.monthly').fill('760')
  await getInput(page, 'pricing.plans.2.price.monthly').fill('custom')
  await getInput(page, 'pricing.plans.0.features.1.included').fill('yes')
  await getInput(page, 'pricing.plans.0.features.2.included').fill('in the state')
  await saveForm(page)
  await expectChange(page, 'services/paid-media.yaml', [
    '-        monthly: 750',
    '+        monthly: 760',
    '-          included: "up to 10"',
    '+          included: true',
    '-          included: false',
    '+          included: "in the state"',
    '-        monthly: 2498',
    '+        monthly: "custom"',
  ])
})

test('keeps the form open after a save, with a link to the page', async () => {
  const page = await openSignedInForm(dev, 'legal/entries/privacy')
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

test('rejects a save that would overwrite a file that changed after the form was loaded', async () => {
  const page = await openSignedInForm(dev, 'legal/entries/terms')
  const file = join(dev.content, 'legal/terms.mdx')
  const before = readFileSync(file, 'utf8')
  replaceInFile(file, 'title: ', 'title: Changed, ')
  await getInput(page, 'title').fill('Another title')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This file has changed since you opened the CMS').waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  writeFileSync(file, before)
  await saveForm(page)
})

test('saves an unfinished article only as a draft', async () => {
  const page = await openSignedInForm(dev, 'posts/new')
  await getInput(page, 'title').fill('A Half Done Thought')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const message =
    'To publish this entry, fill in these fields: Excerpt, Takeaways, Author, Date or Publish at. To finish later, switch Draft on.'
  await page.getByText(message).waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
  await locateField(page, 'draft').getByRole('switch').click()
  await getInput(page, 'excerpt').fill('Half an excerpt.')
  await saveForm(page)
  const lines = ['+---', '+draft: true', '+title: "A Half Done Thought"', '+excerpt: "Half an excerpt."', '+---']
  await expectChange(page, 'posts/a-half-done-thought.mdx', lines)
  await page.goto(page.url().replace(/entries.*/, ''))
  await page.getByText('Draft: A Half Done Thought').waitFor()
  await page.goBack()
  await locateField(page, 'draft').getByRole('switch').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('write at least 70 characters in Excerpt').waitFor()
})

test('shows the problem next to an invalid field instead of saving', async () => {
  const page = await openSignedInForm(dev, 'posts/entries/first-post')
  await getInput(page, 'title').fill('A'.repeat(79))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await locateField(page, 'title').getByRole('alert').first().innerText()).toContain('60')
})

test("shows the check's result after a save, until another form is opened", async () => {
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

test('deletes a file, and changes no other files', async () => {
  const page = await openSignedInForm(dev, 'posts/entries/third-post')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Entry deleted.').waitFor()
  await expectChange(page, 'posts/third-post.mdx', 'deleted')
})
