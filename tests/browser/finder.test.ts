import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { createSharedPage, NO_SCRIPT, openPage, PHONE, requestsOf } from '../support/page.ts'
import { loadWithScripts } from '../support/scripts.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'ZIP or city' })
const options = (page: Page) => page.locator('#finder-list [role=option]')

async function type(page: Page, text: string): Promise<void> {
  await field(page).click()
  await field(page).pressSequentially(text)
  await options(page).first().waitFor()
}

const tab = createSharedPage()

test('fetches the names at the first focus', async () => {
  const page = await openPage()
  const requests = requestsOf(page)
  await loadWithScripts(page, '/locations')
  expect(requests).not.toContain('/pages.tsv')
  await field(page).focus()
  await expect.poll(() => requests).toContain('/pages.tsv')
})

test('wraps around with the arrow keys, and closes on blur', async () => {
  const page = await tab()
  await page.goto('/locations')
  await type(page, 'an')
  await page.keyboard.press('ArrowUp')
  expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowDown')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe('finder-0')
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await options(page).count()).toBe(0)
  expect(await field(page).getAttribute('aria-expanded')).toBe('false')
  expect(await page.locator('[data-finder] [role=status]').textContent()).toBe('')
  await page.keyboard.press('Shift+Tab')
  await options(page).first().waitFor()
})

test('clears on Escape, and says if it finds nothing', async () => {
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
  ['responds with an error', (route: Route) => route.fulfill({ status: 503 })],
  ['doesn’t respond', (route: Route) => route.abort('internetdisconnected')],
])('reports a server that %s, and works when the server is back', async (_, fail) => {
  const page = await openPage({ allowProblems: /status of 503|ERR_INTERNET_DISCONNECTED/ })
  await page.route('**/pages.tsv', fail)
  await page.goto('/locations')
  await field(page).click()
  // Typing causes overlapping requests.
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
])("explains what's wrong with %s, and keeps the map", async (text, message) => {
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

test('shows the ring of a complete ZIP code, and announces it once', async () => {
  const page = await openPage(PHONE)
  await page.goto('/')
  await page.getByRole('combobox').pressSequentially('36104')
  await page.getByText('Ring around 36104').waitFor()
  expect(await options(page).count()).toBe(0)
  const residents = page.locator('[data-ring-report] dd').first()
  const labels = await page
    .getByText((await residents.textContent()) ?? '')
    .evaluateAll((all) => all.map((each) => each.className))
  expect(labels).toHaveLength(2)
  expect(labels.filter((name) => name !== 'sr-only')).toHaveLength(1)
})

test('carries the ZIP code of a ring to the contact page and its emails', async () => {
  const page = await openPage(PHONE)
  await page.goto('/locations#36104')
  await page.getByRole('link', { name: 'Ring call' }).click()
  await page.waitForURL('**/contact?zip=36104')
  await page.getByText('Plan 36104', { exact: true }).waitFor()
  const letters = await page
    .locator('a[href^="mailto:"][href*="body="]')
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('href')}`))
  expect(letters.length).toBeGreaterThan(0)
  for (const letter of letters) expect(decodeURIComponent(letter)).toMatch(/\r\nZIP 36104$/)
  await page.goto('/contact?zip=<b>')
  expect(await page.getByText('Hero text').isVisible()).toBe(true)
})

test('leads from the not-found page to the ring of a ZIP code', async () => {
  const page = await tab()
  await page.goto('/nowhere')
  await page.getByRole('combobox').fill('36104')
  await options(page).first().click()
  await page.waitForURL('**/locations#36104')
  await page.getByText('Ring around 36104').waitFor()
})

test('hides the field and lists the states without scripts', async () => {
  const page = await openPage(NO_SCRIPT)
  for (const path of ['/', '/locations/alabama/montgomery', '/locations/alabama', '/locations']) {
    await page.goto(path)
    expect(await page.locator('[data-finder]').isVisible()).toBe(false)
  }
  expect(await page.getByRole('link', { name: /^Kentucky/ }).count()).toBeGreaterThan(0)
})
