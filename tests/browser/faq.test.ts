import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHUNKS_GLOB, holdRequests, hydrateIsland } from '../support/loading.ts'
import { createSharedPage, openPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

const PATH = '/services/local-seo'
const getSummaries = (page: Page) => page.locator('.faq summary')

const listOpenIndexes = (page: Page) =>
  page
    .locator('.faq details')
    .evaluateAll((all) => all.flatMap((question, index) => (question.hasAttribute('open') ? [index] : [])))

async function openHydrated(page: Page, path = PATH): Promise<Page> {
  await page.goto(path)
  await hydrateIsland(page, 'Faq')
  return page
}

const openLikeBrowser = (element: Element) =>
  new Promise<void>((resolve) => {
    element.addEventListener('toggle', () => resolve(), { once: true })
    ;(element as HTMLDetailsElement).open = true
  })

test.each([
  ['with motion', PAGE_OPTIONS.motion, openHydrated],
  ['without JavaScript', PAGE_OPTIONS.noScript, (page: Page) => page.goto(PATH)],
])('opens one question at a time, and closes it again, %s', async (_, options, open) => {
  const page = await openPage(options)
  await open(page)
  await getSummaries(page).nth(0).click()
  expect(await listOpenIndexes(page)).toEqual([0])
  await getSummaries(page).nth(2).click()
  expect(await listOpenIndexes(page)).toEqual([2])
  await getSummaries(page).nth(2).click()
  expect(await listOpenIndexes(page)).toEqual([])
})

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

const getPage = createSharedPage()

test('opens a question with Enter and Space, and moves the focus with arrows, Home, and End', async () => {
  const page = await openHydrated(await getPage())
  await getSummaries(page).nth(1).focus()
  await page.keyboard.press('Enter')
  expect(await listOpenIndexes(page)).toEqual([1])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  expect(await listOpenIndexes(page)).toEqual([2])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  expect(await listOpenIndexes(page)).toEqual([(await getSummaries(page).count()) - 1])
  await page.keyboard.press('Home')
  expect(await isFocused(getSummaries(page).first())).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await isFocused(getSummaries(page).last())).toBe(true)
})

test('opens the question in the URL hash', async () => {
  const page = await openHydrated(await getPage(), `${PATH}#faq-what-is-the-sixth-question`)
  expect(await listOpenIndexes(page)).toEqual([5])
  await page.evaluate(() => {
    location.hash = '#faq-what-is-the-first-question'
  })
  await page.locator('.faq details[open]', { hasText: 'the first question' }).waitFor()
  expect(await listOpenIndexes(page)).toEqual([0])
})

test('closes a question that the browser opened, for example by find-in-page', async () => {
  const page = await openHydrated(await getPage())
  await page.locator('.faq details').nth(2).evaluate(openLikeBrowser)
  expect(await listOpenIndexes(page)).toEqual([2])
  await getSummaries(page).nth(2).click()
  expect(await listOpenIndexes(page)).toEqual([])
})

test('keeps a question open that was opened before hydration', async () => {
  const page = await openPageAt(PATH)
  const release = await holdRequests(page, CHUNKS_GLOB)
  await getSummaries(page).nth(3).click()
  expect(await listOpenIndexes(page)).toEqual([3])
  release()
  await page.locator('[data-island="Faq"][data-hydrated]').waitFor()
  expect(await listOpenIndexes(page)).toEqual([3])
  await getSummaries(page).nth(4).click()
  expect(await listOpenIndexes(page)).toEqual([4])
})

test('prints every answer', async () => {
  const page = await openHydrated(await openPage())
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.faq details > p')
  const shownCount = await answers.evaluateAll((all) => all.filter((answer) => answer.checkVisibility()).length)
  expect(shownCount).toBe(await answers.count())
})
