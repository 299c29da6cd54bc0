import type { Page } from 'playwright-core'

export const waitForPage = (page: Page, path: string) =>
  page.locator(`link[rel=canonical][href$=".com${path}"]`).waitFor({ state: 'attached' })

export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
}
