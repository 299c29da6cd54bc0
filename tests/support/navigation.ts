import type { Page } from 'playwright-core'

export const POST = 'A long post with a title that wraps on every screen'

/** Marks the document: a load, unlike a swap, does away with it. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
export const isMarked = (page: Page) => page.locator('html[data-mark]').count()

export const mainMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation main' }).getByRole('link', { name })

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Waits until the page of an address is shown, however it came. Its head comes and goes with the rest of it. */
export const shown = (page: Page, path: string) =>
  page.locator(`link[rel=canonical][href$=".com${path}"]`).waitFor({ state: 'attached' })

/** Waits until a page has taken another's place, and its heading has the focus. */
export const announced = (page: Page) => page.locator('h1:focus').waitFor()

/** Follows a link of the test's own at the top of the page. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'A link of the test'
    document.querySelector('main')?.prepend(link)
  }, href)
  await page.getByText('A link of the test').click()
}
