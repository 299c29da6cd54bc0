import { expect, test } from 'vitest'
import { openPage } from '../support/page.ts'

test.each([
  ['/services/local-seo', 'faq'],
  ['/locations', 'states'],
  ['/blog/first-post', 'page-takeaways'],
  ['/about', 'values'],
])('the heading of %s#%s is below the header for visitors who come from the end of the page', async (path, id) => {
  const page = await openPage()
  await page.goto(path)
  const header = await page.locator('.site-header').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
  const top = await page.locator(`#${id}`).evaluate((target) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    target.scrollIntoView({ behavior: 'instant' })
    const heading = target.matches('h2') ? target : target.querySelector('h2')
    return heading?.getBoundingClientRect().top
  })
  expect(top).toBeGreaterThanOrEqual(header)
  expect(top).toBeLessThan(2 * header)
})
