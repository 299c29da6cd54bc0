import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadWithScripts, SERVER_FAILURE_MESSAGE, SERVER_FAILURES } from '../support/loading.ts'
import { createSharedPage, openPage, openPageAt, PAGE_OPTIONS, recordRequests } from '../support/page.ts'

const getField = (page: Page) => page.getByRole('combobox', { name: 'ZIP or city' })
const getOptions = (page: Page) => page.locator('#finder-list [role=option]')

async function type(page: Page, text: string): Promise<void> {
  await getField(page).click()
  await getField(page).pressSequentially(text)
  await getOptions(page).first().waitFor()
}

const getPage = createSharedPage()

test('fetches the page index on focus', async () => {
  const page = await openPage()
  const requests = recordRequests(page)
  await loadWithScripts(page, '/locations')
  expect(requests).not.toContain('/pages.tsv')
  await getField(page).focus()
  await expect.poll(() => requests).toContain('/pages.tsv')
})

test('wraps around with the arrow keys, closes on blur, and opens again on focus', async () => {
  const page = await getPage('/locations')
  await type(page, 'an')
  await page.keyboard.press('ArrowUp')
  expect(await getOptions(page).last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowDown')
  expect(await getField(page).getAttribute('aria-activedescendant')).toBe('finder-0')
  expect(await getOptions(page).first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await getOptions(page).count()).toBe(0)
  expect(await getField(page).getAttribute('aria-expanded')).toBe('false')
  expect(await page.locator('.finder [role=status]').textContent()).toBe('')
  await page.keyboard.press('Shift+Tab')
  await getOptions(page).first().waitFor()
})

test('clears on Escape, and says if it finds nothing', async () => {
  const page = await getPage('/locations')
  await type(page, 'mobile')
  await page.keyboard.press('Escape')
  expect(await getOptions(page).count()).toBe(0)
  expect(await getField(page).inputValue()).toBe('')
  await getField(page).pressSequentially('qqqqqqqq')
  await page.getByText('None found.').waitFor()
})

test.each(SERVER_FAILURES)('reports a server that %s, and works when the server is back', async (_, fail) => {
  const page = await openPage({ allowProblems: SERVER_FAILURE_MESSAGE })
  await page.route('**/pages.tsv', fail)
  await page.goto('/locations')
  await getField(page).click()
  // Typing causes overlapping requests.
  await getField(page).fill('mob')
  await page.getByText('Not loaded.').waitFor()
  expect(await getOptions(page).count()).toBe(0)
  await page.unroute('**/pages.tsv')
  await page.keyboard.type('i')
  await getOptions(page).first().waitFor()
  expect(await getOptions(page).first().textContent()).toBe('Mobile, Alabama')
})

test.each([
  ['361', 'Five digits.'],
  ['K1A 0B1', 'Foreign code.'],
  ['36100', '36100 unknown.'],
])("explains what's wrong with %s, and keeps the map", async (text, message) => {
  const page = await getPage('/locations#36104')
  await page.getByText('Ring around 36104').waitFor()
  await getField(page).fill(text)
  await page.getByText(message, { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  expect(await getOptions(page).count()).toBe(0)
  expect(new URL(page.url()).hash).toBe('#36104')
  expect(await page.getByText('Ring around 36104').isVisible()).toBe(true)
})

test('carries the ZIP code of a ring to the contact page and its emails', async () => {
  const page = await openPageAt('/locations#36104', PAGE_OPTIONS.phone)
  await page.getByRole('link', { name: 'Ring call' }).click()
  await page.waitForURL('**/contact?zip=36104')
  await page.getByText('Plan 36104', { exact: true }).waitFor()
  const emailLinks = await page
    .locator('a[href^="mailto:"][href*="body="]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')}`))
  expect(emailLinks.length).toBeGreaterThan(0)
  for (const emailLink of emailLinks) expect(decodeURIComponent(emailLink)).toMatch(/\r\nZIP 36104$/)
  await page.goto('/contact?zip=<b>')
  expect(await page.getByText('Hero text').isVisible()).toBe(true)
})

test('leads from the not-found page to the ring of a ZIP code', async () => {
  const page = await getPage('/nowhere')
  await page.getByRole('combobox').fill('36104')
  await getOptions(page).first().click()
  await page.waitForURL('**/locations#36104')
  await page.getByText('Ring around 36104').waitFor()
})

test('hides the field and lists the states without JavaScript', async () => {
  const page = await openPage(PAGE_OPTIONS.noScript)
  for (const path of ['/', '/locations/alabama/montgomery', '/locations/alabama', '/locations']) {
    await page.goto(path)
    expect(await page.locator('.finder').isVisible()).toBe(false)
  }
  expect(await page.getByRole('link', { name: /^Kentucky/ }).count()).toBeGreaterThan(0)
})
