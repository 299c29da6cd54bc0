import { describe, expect, test } from 'vitest'
import { followLink, mainMenu } from '../support/navigation.ts'
import { MOVING, openPage } from '../support/page.ts'

describe('a link to where one is', () => {
  test('leads to the top of the page', async () => {
    const page = await openPage()
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await mainMenu(page, 'About').dispatchEvent('click')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test.each([
    ['smoothly', MOVING, true],
    ['at once with less motion', {}, false],
  ])('to a section leads there %s', async (_, options, isSmooth) => {
    const page = await openPage(options)
    await page.goto('/')
    await page.evaluate(() => {
      addEventListener('scroll', () => {
        const { dataset } = document.documentElement
        dataset.places = `${dataset.places ?? ''}${scrollY} `
      })
    })
    await mainMenu(page, 'Results').click()
    await expect
      .poll(() => page.locator('#results').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(120)
    expect(await page.locator('#results:target').count()).toBe(1)
    const places = (await page.locator('html').getAttribute('data-places')) ?? ''
    expect(places.trim().split(' ').length > 1).toBe(isSmooth)
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
