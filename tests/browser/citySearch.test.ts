import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { NO_SCRIPT, openPage, PHONE } from '../support/page.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Find a city' })
const options = (page: Page) => page.getByRole('option')

async function type(page: Page, text: string): Promise<void> {
  await field(page).click()
  await field(page).pressSequentially(text)
  await options(page).first().waitFor()
}

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('finding a city, %s', (_, screen) => {
  test('by typing, misspelt, and by the arrows and Enter', async () => {
    const page = await openPage(screen)
    await page.goto('/locations')
    await type(page, 'talahase')
    expect(await options(page).first().textContent()).toBe('Tallahassee, Florida')
    await page.keyboard.press('ArrowDown')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe('city-search-0')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/locations/florida/tallahassee')
  })

  test('by a press on what was found; axe finds nothing while it is open', async () => {
    const page = await openPage({ ...screen, bypassCSP: true })
    await page.goto('/locations')
    await type(page, 'boise')
    expect(await violationsOf(page)).toEqual([])
    await options(page).first().click()
    await page.waitForURL('**/locations/idaho/boise')
  })
})

describe('finding a city', () => {
  test('on a state’s page puts its own cities first', async () => {
    const page = await openPage()
    await page.goto('/locations/maine')
    await type(page, 'portland')
    expect(await options(page).first().textContent()).toBe('Portland, Maine')
  })

  test('fetches the names at the first focus, not before', async () => {
    const page = await openPage()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/locations', { waitUntil: 'networkidle' })
    expect(fetched).not.toContain('/pages.tsv')
    await field(page).focus()
    await expect.poll(() => fetched).toContain('/pages.tsv')
  })

  test('goes round by the arrows, and closes when the focus leaves it', async () => {
    const page = await openPage()
    await page.goto('/locations')
    await type(page, 'san')
    await page.keyboard.press('ArrowUp')
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await options(page).count()).toBe(0)
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    // What is closed has not become "No city".
    expect(await page.locator('[data-city-search] [role=status]').textContent()).toBe('')
  })

  test('empties on Escape, and says where there is none', async () => {
    const page = await openPage()
    await page.goto('/locations')
    await type(page, 'tampa')
    await page.keyboard.press('Escape')
    expect(await options(page).count()).toBe(0)
    expect(await field(page).inputValue()).toBe('')
    await field(page).pressSequentially('qqqqqqqq')
    await page.getByText('No city of ours has that name.').waitFor()
  })

  test.each([
    ['answers with an error', (route: Route) => route.fulfill({ status: 503 })],
    ['does not answer', (route: Route) => route.abort('internetdisconnected')],
  ])('says so where the server %s, and works as soon as it can', async (_, fail) => {
    const page = await openPage({ allowProblems: true })
    await page.route('**/pages.tsv', fail)
    await page.goto('/locations')
    await field(page).click()
    await page.keyboard.type('tam')
    await page.getByText('The names of the cities cannot be loaded right now.').waitFor()
    expect(await options(page).count()).toBe(0)
    await page.unroute('**/pages.tsv')
    await page.keyboard.type('p')
    await options(page).first().waitFor()
    expect(await options(page).first().textContent()).toBe('Tampa, Florida')
  })

  test('is not there without script: the list is', async () => {
    const page = await openPage(NO_SCRIPT)
    await page.goto('/locations')
    expect(await page.locator('[data-city-search]').isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: /^Florida/ }).count()).toBeGreaterThan(0)
  })
})
