import { describe, expect, test } from 'vitest'
import { NO_SCRIPT, openPage } from '../support/page.ts'

describe('an address that leads nowhere', () => {
  const VIEWS = [
    ['/nowhere', 'Page Not Found', '404', 'Oops! Page not found', 'Return to Home'],
    [
      '/locations/florida/nowhere',
      'Location Not Found',
      'Location not found',
      "The location you're looking for doesn't exist.",
      'Back to All Locations',
    ],
    [
      '/services/nowhere',
      'Service Not Found',
      'Service not found',
      "The service you're looking for doesn't exist.",
      'Back to Services',
    ],
    [
      '/industries/audiology/nowhere',
      'Service Not Found',
      'Service not found',
      "The service you're looking for doesn't exist.",
      'Back to Industries',
    ],
    [
      '/industries/nowhere',
      'Industry Not Found',
      'Industry not found',
      "The page you're looking for doesn't exist.",
      'Back to Industries',
    ],
    [
      '/blog/nowhere',
      'Post Not Found',
      'Post not found',
      "The article you're looking for doesn't exist.",
      'Back to Blog',
    ],
    [
      '/podcast/nowhere',
      'Episode Not Found',
      'Episode not found',
      "The episode you're looking for doesn't exist.",
      'Back to Podcast',
    ],
  ] as const

  test.each(VIEWS)('%s without script', async (path, pageTitle, title, text, link) => {
    const page = await openPage(NO_SCRIPT)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(await page.title()).toBe(pageTitle)
    expect(await page.locator('h1').textContent()).toBe(title)
    expect(await page.locator('main').textContent()).toContain(text)
    expect(await page.locator('main').getByRole('link', { name: link, exact: true }).count()).toBe(1)
  })

  test.each([
    ['/industries/nowhere/local-seo', 'Service Not Found', 'Back to Industries'],
    ['/services/paid-media/extra', 'Page Not Found', 'Return to Home'],
    ['/locations/florida/tampa/extra', 'Page Not Found', 'Return to Home'],
  ])('%s shows exactly its view with script, whatever the folder’s page is', async (path, pageTitle, link) => {
    const page = await openPage()
    await page.goto(path)
    await expect.poll(() => page.title()).toBe(pageTitle)
    expect(await page.locator('main').getByRole('link', { name: link, exact: true }).count()).toBe(1)
    expect(await page.locator('h1').count()).toBe(1)
  })
})
