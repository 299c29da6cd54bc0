import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHUNKS, hold } from '../support/hold.ts'
import { createSharedPage, MOVING, NO_SCRIPT, openPage } from '../support/page.ts'

const PATH = '/services/local-seo'
const summaries = (page: Page) => page.locator('.faq summary')

const openQuestions = (page: Page) =>
  page
    .locator('.faq details')
    .evaluateAll((all) => all.flatMap((each, index) => (each.hasAttribute('open') ? [index] : [])))

async function openHydrated(page: Page, path = PATH): Promise<Page> {
  await page.goto(path)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Faq"][data-hydrated]').waitFor()
  return page
}

const openLikeBrowser = (element: Element) =>
  new Promise<void>((resolve) => {
    element.addEventListener('toggle', () => resolve(), { once: true })
    ;(element as HTMLDetailsElement).open = true
  })

test('opens one question at a time with motion, and closes it again', async () => {
  const page = await openHydrated(await openPage(MOVING))
  await summaries(page).nth(0).click()
  expect(await openQuestions(page)).toEqual([0])
  await summaries(page).nth(2).click()
  expect(await openQuestions(page)).toEqual([2])
  await summaries(page).nth(2).click()
  expect(await openQuestions(page)).toEqual([])
})

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

const tab = createSharedPage()

test('opens a question with Enter and Space, and moves the focus with arrows, Home, and End', async () => {
  const page = await openHydrated(await tab())
  await summaries(page).nth(1).focus()
  await page.keyboard.press('Enter')
  expect(await openQuestions(page)).toEqual([1])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  expect(await openQuestions(page)).toEqual([2])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  expect(await openQuestions(page)).toEqual([(await summaries(page).count()) - 1])
  await page.keyboard.press('Home')
  expect(await isFocused(summaries(page).first())).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await isFocused(summaries(page).last())).toBe(true)
})

test('opens the question in the URL hash', async () => {
  const page = await openHydrated(await tab(), `${PATH}#faq-what-is-the-sixth-question`)
  expect(await openQuestions(page)).toEqual([5])
  await page.evaluate(() => {
    location.hash = '#faq-what-is-the-first-question'
  })
  await page.locator('.faq details[open]', { hasText: 'the first question' }).waitFor()
  expect(await openQuestions(page)).toEqual([0])
})

test('closes a question that the browser opened, for example find-in-page', async () => {
  const page = await openHydrated(await tab())
  await page.locator('.faq details').nth(2).evaluate(openLikeBrowser)
  expect(await openQuestions(page)).toEqual([2])
  await summaries(page).nth(2).click()
  expect(await openQuestions(page)).toEqual([])
})

test('keeps a question open that was opened before hydration', async () => {
  const page = await openPage()
  await page.goto(PATH)
  const release = await hold(page, CHUNKS)
  await summaries(page).nth(3).click()
  expect(await openQuestions(page)).toEqual([3])
  release()
  await page.locator('[data-island="Faq"][data-hydrated]').waitFor()
  expect(await openQuestions(page)).toEqual([3])
  await summaries(page).nth(4).click()
  expect(await openQuestions(page)).toEqual([4])
})

test('opens one question at a time without scripts', async () => {
  const page = await openPage(NO_SCRIPT)
  await page.goto(PATH)
  await summaries(page).nth(0).click()
  expect(await openQuestions(page)).toEqual([0])
  await summaries(page).nth(2).click()
  expect(await openQuestions(page)).toEqual([2])
})

test('prints every answer', async () => {
  const page = await openHydrated(await openPage())
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.faq details > p')
  expect(await answers.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBe(
    await answers.count(),
  )
})
