import type { Page } from 'playwright-core'

export const POST = 'How to Answer Patient Reviews Without Breaking HIPAA'
export const ABOUT = 'We work for practices. Nobody else.'
export const PODCAST = 'A podcast for practice owners'
export const BLOG = 'Aesthetic Marketing Blog'
export const STILL = { reducedMotion: 'reduce' as const }

/** Marks the document: a load, unlike a swap, does away with it. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
export const isMarked = (page: Page) => page.locator('html[data-mark]').count()

export const mainMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

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
