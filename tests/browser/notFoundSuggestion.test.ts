import { describe, expect, test } from 'vitest'
import { NO_SCRIPT, openPage, PHONE } from '../support/page.ts'

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('a mistyped address, %s', (_, options) => {
  test('is answered with the page that was meant', async () => {
    const page = await openPage(options)
    await page.goto('/locations/florida/maimi')
    const suggestion = page.locator('[data-suggestion]')
    await suggestion.waitFor()
    expect(await suggestion.textContent()).toBe('Did you mean Miami, Florida?')
    await suggestion.getByRole('link').click()
    await page.waitForURL('**/locations/florida/miami')
  })
})

describe('a mistyped address', () => {
  test('that resembles nothing gets no suggestion', async () => {
    const page = await openPage()
    const index = page.waitForResponse('**/pages.tsv')
    await page.goto('/wp-login-administrator.php')
    await (await index).finished()
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
  })

  test('gets none without script', async () => {
    const page = await openPage(NO_SCRIPT)
    await page.goto('/locations/florida/maimi')
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
  })

  test('leaves the page as it is where the list of pages cannot be had', async () => {
    const page = await openPage({ allowProblems: true })
    await page.route('**/pages.tsv', (route) => route.fulfill({ status: 503 }))
    await page.goto('/locations/florida/maimi')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Location not found')
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
  })

  test('is the only page that fetches the list', async () => {
    const page = await openPage()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/locations', { waitUntil: 'networkidle' })
    expect(fetched).not.toContain('/pages.tsv')
    expect(fetched).toContain('/locations')
  })
})
