import { expect, test } from 'vitest'
import { createSharedPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

test.each([
  ['on a wide screen', {}],
  ['on a phone', PAGE_OPTIONS.phone],
])('hides the header when scrolling down, and shows it when scrolling up or on focus, %s', async (_, options) => {
  const page = await openPageAt('/about', options)
  const header = page.locator('.site-header')
  const isShown = () => header.evaluate((element) => element.getBoundingClientRect().bottom > 0)
  // Less than the height of the header.
  await page.evaluate(() => scrollTo(0, 40))
  await page.locator('.site-header:not([data-scrolled=""])').waitFor()
  expect(await header.getAttribute('data-scrolled')).toBe('up')
  await page.evaluate(() => scrollTo(0, 800))
  await expect.poll(isShown).toBe(false)
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(isShown).toBe(true)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(isShown).toBe(false)
  await page.locator('header a').first().focus()
  await expect.poll(isShown).toBe(true)
})

const getPage = createSharedPage()

test.each([
  ['/services/local-seo', 'faq'],
  ['/locations', 'states'],
  ['/blog/first-post', 'page-takeaways'],
  ['/about', 'values'],
])('scrolls the heading of %s#%s below the header', async (path, id) => {
  const page = await getPage(path)
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
