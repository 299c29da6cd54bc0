import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NO_SCRIPT, openPage, PHONE, pageOfGroup, requestsOf } from '../support/page.ts'
import { loadWithScripts } from '../support/scripts.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'ZIP or city' })
const options = (page: Page) => page.locator('#finder-list [role=option]')

async function type(page: Page, text: string): Promise<void> {
  await field(page).click()
  await field(page).pressSequentially(text)
  await options(page).first().waitFor()
}

describe('finding a city', () => {
  const tab = pageOfGroup()

  test('by typing a misspelled name, then with the arrow keys and Enter', async () => {
    const page = await tab()
    await page.goto('/locations')
    await type(page, 'tuscalosa')
    expect(await options(page).first().textContent()).toBe('Tuscaloosa, Alabama')
    await page.keyboard.press('ArrowDown')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe('finder-0')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/locations/alabama/tuscaloosa')
  })

  test('fetches the names at the first focus, not before', async () => {
    const page = await openPage()
    const fetched = requestsOf(page)
    await loadWithScripts(page, '/locations')
    expect(fetched).not.toContain('/pages.tsv')
    await field(page).focus()
    await expect.poll(() => fetched).toContain('/pages.tsv')
  })

  test('wraps around with the arrow keys, and closes when the focus leaves it', async () => {
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
    expect(await page.locator('[data-finder] [role=status]').textContent()).toBe('')
    await page.keyboard.press('Shift+Tab')
    await options(page).first().waitFor()
  })

  test('clears on Escape, and says that nothing was found', async () => {
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
  ])('says so if the server %s, and works again when it can', async (_, fail) => {
    const page = await openPage({ allowProblems: /status of 503|ERR_INTERNET_DISCONNECTED/ })
    await page.route('**/pages.tsv', fail)
    await page.goto('/locations')
    await field(page).click()
    // Fill at once, because separate keys cause overlapping requests.
    await field(page).fill('mob')
    await page.getByText('Not loaded.').waitFor()
    expect(await options(page).count()).toBe(0)
    await page.unroute('**/pages.tsv')
    await page.keyboard.type('i')
    await options(page).first().waitFor()
    expect(await options(page).first().textContent()).toBe('Mobile, Alabama')
  })

  test.each([
    ['361', 'Five digits.'],
    ['K1A 0B1', 'Foreign code.'],
    ['36100', '36100 unknown.'],
  ])('explains what is wrong with %s, offers nothing, and keeps the map', async (text, message) => {
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

  test('shows the ring of a ZIP code after its last digit, and announces the number once', async () => {
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

  test('leads from the not-found page to the ring of a ZIP code', async () => {
    const page = await tab()
    await page.goto('/nowhere')
    await page.getByRole('combobox').fill('36104')
    await options(page).first().click()
    await page.waitForURL('**/locations#36104')
    await page.getByText('Ring around 36104').waitFor()
  })

  test('is hidden without script, and the list of states is shown', async () => {
    const page = await openPage(NO_SCRIPT)
    for (const path of ['/', '/locations/alabama/montgomery', '/locations/alabama', '/locations']) {
      await page.goto(path)
      expect(await page.locator('[data-finder]').isVisible()).toBe(false)
    }
    expect(await page.getByRole('link', { name: /^Kentucky/ }).count()).toBeGreaterThan(0)
  })
})
