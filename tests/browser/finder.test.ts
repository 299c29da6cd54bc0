import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NO_SCRIPT, openPage, PHONE, pageOfGroup, requestsOf } from '../support/page.ts'
import { loadWithScripts } from '../support/scripts.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'ZIP or city' })
/** A ring has a list of specialties besides. */
const options = (page: Page) => page.locator('#finder-list [role=option]')

async function type(page: Page, text: string): Promise<void> {
  await field(page).click()
  await field(page).pressSequentially(text)
  await options(page).first().waitFor()
}

describe('finding a city', () => {
  const tab = pageOfGroup()

  test('by typing, misspelt, and by the arrows and Enter', async () => {
    const page = await tab()
    await page.goto('/locations')
    await type(page, 'tuscalosa')
    expect(await options(page).first().textContent()).toBe('Tuscaloosa, Alabama')
    await page.keyboard.press('ArrowDown')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe('finder-0')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/locations/alabama/tuscaloosa')
  })

  test('by a press on what was found, on a phone', async () => {
    const page = await openPage(PHONE)
    await page.goto('/locations')
    await type(page, 'anchorag')
    await options(page).first().click()
    await page.waitForURL('**/locations/alaska/anchorage')
  })

  test('on a state’s page puts its own cities first', async () => {
    const page = await tab()
    await page.goto('/locations/kentucky')
    await type(page, 'florence')
    expect(await options(page).first().textContent()).toBe('Florence, Kentucky')
  })

  test('fetches the names at the first focus, not before', async () => {
    const page = await openPage()
    const fetched = requestsOf(page)
    await loadWithScripts(page, '/locations')
    expect(fetched).not.toContain('/pages.tsv')
    await field(page).focus()
    await expect.poll(() => fetched).toContain('/pages.tsv')
  })

  test('goes round by the arrows, and closes when the focus leaves it', async () => {
    const page = await tab()
    await page.goto('/locations')
    await type(page, 'an')
    await page.keyboard.press('ArrowUp')
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await options(page).count()).toBe(0)
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    // What is closed has not become "none".
    expect(await page.locator('[data-finder] [role=status]').textContent()).toBe('')
    await page.keyboard.press('Shift+Tab')
    await options(page).first().waitFor()
  })

  test('empties on Escape, and says where there is none', async () => {
    const page = await tab()
    await page.goto('/locations')
    await type(page, 'mobile')
    await page.keyboard.press('Escape')
    expect(await options(page).count()).toBe(0)
    expect(await field(page).inputValue()).toBe('')
    await field(page).pressSequentially('qqqqqqqq')
    await page.getByText('None found.').waitFor()
  })

  test.each([
    ['answers with an error', (route: Route) => route.fulfill({ status: 503 })],
    ['does not answer', (route: Route) => route.abort('internetdisconnected')],
  ])('says so where the server %s, and works as soon as it can', async (_, fail) => {
    const page = await openPage({ allowProblems: /status of 503|ERR_INTERNET_DISCONNECTED/ })
    await page.route('**/pages.tsv', fail)
    await page.goto('/locations')
    await field(page).click()
    // At once: of three letters, the last might still be waiting for an answer when the first has failed.
    await field(page).fill('mob')
    await page.getByText('Not loaded.').waitFor()
    expect(await options(page).count()).toBe(0)
    await page.unroute('**/pages.tsv')
    await page.keyboard.type('i')
    await options(page).first().waitFor()
    expect(await options(page).first().textContent()).toBe('Mobile, Alabama')
  })

  test.each([
    ['bham', 'Birmingham, Alabama (Bham)'],
    ['mobile al', 'Mobile, Alabama'],
  ])('knows what %s means', async (text, found) => {
    const page = await tab()
    await page.goto('/locations')
    await type(page, text)
    expect(await options(page).allTextContents()).toEqual([found])
  })

  test.each([
    ['361', 'Five digits.'],
    ['K1A 0B1', 'Foreign code.'],
    ['36100', '36100 unknown.'],
  ])('says of %s what it is, offers nothing, and lets the picture be', async (text, message) => {
    const page = await tab()
    await page.goto('/terms')
    await page.goto('/locations#36104')
    await page.getByText('Ring around 36104').waitFor()
    await field(page).fill(text)
    await page.getByText(message, { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    expect(await options(page).count()).toBe(0)
    expect(new URL(page.url()).hash).toBe('#36104')
    expect(await page.getByText('Ring around 36104').isVisible()).toBe(true)
  })

  test('looks around a ZIP code with its last digit, and says how many once', async () => {
    const page = await openPage(PHONE)
    await page.goto('/')
    await page.getByRole('combobox').pressSequentially('36104')
    await page.getByText('Ring around 36104').waitFor()
    expect(await options(page).count()).toBe(0)
    const five = page.locator('[data-ring-report] dd').nth(1)
    const seen = await page
      .getByText((await five.textContent()) ?? '')
      .evaluateAll((all) => all.map((each) => each.className))
    expect(seen).toHaveLength(2)
    expect(seen.filter((name) => name !== 'sr-only')).toHaveLength(1)
  })

  test('leads from a page that is not there to the ring of a ZIP code', async () => {
    const page = await tab()
    await page.goto('/nowhere')
    await page.getByRole('combobox').fill('36104')
    await options(page).first().click()
    await page.waitForURL('**/locations#36104')
    await page.getByText('Ring around 36104').waitFor()
  })

  test('moves nothing when it comes, however wide the window', async () => {
    const page = await openPage()
    await page.goto('/locations/kentucky')
    await field(page).waitFor()
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const [hidden, shown] = await page.locator('[data-finder]').evaluate((search) =>
        [true, false].map((isHidden) => {
          ;(search as HTMLElement).hidden = isHidden
          return document.documentElement.scrollHeight
        }),
      )
      expect(hidden, `${width} pixels`).toBe(shown)
    }
  })

  test('is not there without script: the list is', async () => {
    const page = await openPage(NO_SCRIPT)
    for (const path of ['/', '/locations/alabama/montgomery', '/locations/alabama', '/locations']) {
      await page.goto(path)
      expect(await page.locator('[data-finder]').isVisible()).toBe(false)
    }
    expect(await page.getByRole('link', { name: /^Kentucky/ }).count()).toBeGreaterThan(0)
  })
})
