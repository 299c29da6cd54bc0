import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHUNKS, hold } from '../support/hold.ts'
import { MOVING, NO_SCRIPT, openPage, PHONE, pageOfGroup } from '../support/page.ts'

const PATH = '/services/local-seo'
const summaries = (page: Page) => page.locator('.faq summary')

const open = (page: Page) =>
  page
    .locator('.faq details')
    .evaluateAll((all) => all.flatMap((each, index) => (each.hasAttribute('open') ? [index] : [])))

async function toAwake(page: Page, path = PATH): Promise<Page> {
  await page.goto(path)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Faq"][data-hydrated]').waitFor()
  return page
}

const openBySelf = (element: Element) =>
  new Promise<void>((resolve) => {
    element.addEventListener('toggle', () => resolve(), { once: true })
    ;(element as HTMLDetailsElement).open = true
  })

describe.each([
  ['on a wide screen', MOVING],
  ['on a phone, with less motion', PHONE],
])('questions, %s', (_, options) => {
  test('open one at a time, and close again', async () => {
    const page = await toAwake(await openPage(options))
    await summaries(page).nth(0).click()
    expect(await open(page)).toEqual([0])
    await summaries(page).nth(2).click()
    expect(await open(page)).toEqual([2])
    await summaries(page).nth(2).click()
    expect(await open(page)).toEqual([])
  })
})

describe('questions', () => {
  const tab = pageOfGroup()

  test('by keyboard: Enter and Space open a question; arrows, Home, and End move the focus', async () => {
    const page = await toAwake(await tab())
    await summaries(page).nth(1).focus()
    await page.keyboard.press('Enter')
    expect(await open(page)).toEqual([1])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    expect(await open(page)).toEqual([2])
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    expect(await open(page)).toEqual([(await summaries(page).count()) - 1])
    await page.keyboard.press('Home')
    expect(
      await summaries(page)
        .nth(0)
        .evaluate((element) => element === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(
      await summaries(page)
        .last()
        .evaluate((element) => element === document.activeElement),
    ).toBe(true)
  })

  test('open by their fragment, at load and later', async () => {
    const page = await toAwake(await tab(), `${PATH}#faq-what-is-the-sixth-question`)
    expect(await open(page)).toEqual([5])
    await page.evaluate(() => {
      location.hash = '#faq-what-is-the-first-question'
    })
    await page.locator('.faq details[open]', { hasText: 'the first question' }).waitFor()
    expect(await open(page)).toEqual([0])
  })

  test('close on a click if the browser opened them, as find-in-page does', async () => {
    const page = await toAwake(await tab())
    await page.locator('.faq details').nth(2).evaluate(openBySelf)
    expect(await open(page)).toEqual([2])
    await summaries(page).nth(2).click()
    expect(await open(page)).toEqual([])
  })

  test('stay open if they were opened before hydration', async () => {
    const page = await openPage()
    await page.goto(PATH)
    const release = await hold(page, CHUNKS)
    await summaries(page).nth(3).click()
    expect(await open(page)).toEqual([3])
    release()
    await page.locator('[data-island="Faq"][data-hydrated]').waitFor()
    expect(await open(page)).toEqual([3])
    await summaries(page).nth(4).click()
    expect(await open(page)).toEqual([4])
  })

  test('open one at a time without script', async () => {
    const page = await openPage(NO_SCRIPT)
    await page.goto(PATH)
    await summaries(page).nth(0).click()
    expect(await open(page)).toEqual([0])
    await summaries(page).nth(2).click()
    expect(await open(page)).toEqual([2])
  })

  test('show every answer on paper', async () => {
    const page = await toAwake(await openPage())
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('.faq details > p')
    expect(await answers.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBe(
      await answers.count(),
    )
  })
})
