import { describe, expect, test } from 'vitest'
import { followLink, mainMenu } from '../support/navigation.ts'
import { openPage } from '../support/page.ts'

describe('a link to where one is', () => {
  test('leads to the top of the page', async () => {
    const page = await openPage()
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await mainMenu(page, 'About').dispatchEvent('click')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test.each(['/', '/about'])('to a section, from %s, leads to the section', async (from) => {
    const page = await openPage()
    await page.goto(from)
    await mainMenu(page, 'Results').click()
    await page.locator('#results:target').waitFor()
    await expect
      .poll(() => page.locator('#results').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(120)
  })

  test('to an answer opens it', async () => {
    const page = await openPage()
    await page.goto('/about')
    await followLink(page, '/services/local-seo#faq-what-is-the-sixth-question')
    await page.locator('.faq details[open] #faq-what-is-the-sixth-question').waitFor()
  })
})
