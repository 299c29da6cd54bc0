import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectChanges, getInput, openForm, prependText, saveForm, signIn } from '../support/cms.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { killProgram, startDev } from '../support/programs.ts'
import { replaceInFile } from '../support/siteFolder.ts'

const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  dev = await startDev(content)
})
afterAll(async () => {
  await killProgram(dev.server)
  rmSync(dirname(content), { recursive: true })
})

test('keeps the form open after a save, with a link to the page', async () => {
  const page = await signIn(dev.origin, content)
  await openForm(page, 'legal/entries/privacy')
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

test("keeps a paragraph's first word if it has one letter", async () => {
  const page = await signIn(dev.origin, content)
  await openForm(page, 'posts/entries/first-post')
  await prependText(page, 'A word. ')
  await saveForm(page)
  const { lines } = await collectChanges(page, content)
  expect(lines['posts/first-post.mdx']).toContain('+A word. The opening of the first post, from <Fact name="brand" />.')
})

test('shows the length and the limit of a text in words', async () => {
  const page = await signIn(dev.origin, content)
  await openForm(page, 'legal/entries/privacy')
  const counter = page.locator('[data-key-path="title"] [aria-label*="Maximum"]')
  const counterText = await counter.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(counterText).toMatch(/^"\d+ characters entered\. Maximum: 60\."$/)
  expect(await counter.evaluate((element) => getComputedStyle(element).fontSize)).toBe('0px')
})

test('rejects a save that would overwrite a change since the form was loaded', async () => {
  const page = await signIn(dev.origin, content)
  await openForm(page, 'legal/entries/terms')
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

test('converts the name of an upload to a valid path', async () => {
  const page = await signIn(dev.origin, content)
  await page.evaluate(() => window.location.assign('#/assets/-/all'))
  const bytes = readFileSync(join(content, 'media/posts/room.png'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Front Desk.PNG', mimeType: 'image/png', buffer: bytes })
  await page.getByRole('button', { name: 'Upload' }).last().click()
  await page.getByText('front-desk.png').first().waitFor()
})
