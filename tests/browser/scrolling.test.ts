import { describe, expect, test } from 'vitest'
import { followLink, isMarked, mainMenu, mark, POST, shown } from '../support/navigation.ts'
import { MOVING, openPage } from '../support/page.ts'

describe('a followed link', () => {
  test.each([
    ['smoothly', MOVING, true],
    ['at once with less motion', {}, false],
  ])('leads to the top %s', async (_, options, isSmooth) => {
    const page = await openPage(options)
    await page.goto('/blog/long-post')
    await page.evaluate(() => {
      scrollTo({ top: 2000, behavior: 'instant' })
      addEventListener('scroll', () => {
        if (scrollY > 0 && scrollY < 2000) document.documentElement.setAttribute('data-on-the-way', '')
      })
    })
    await page.locator('footer a[href="/terms"]').dispatchEvent('click')
    await shown(page, '/terms')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.locator('html[data-on-the-way]').count()).toBe(isSmooth ? 1 : 0)
  })
})

describe('back and forward', () => {
  test('restore the page and the place', async () => {
    const page = await openPage()
    await page.goto('/blog')
    await mark(page)
    await page.evaluate(() => scrollTo(0, 500))
    await page.getByRole('link', { name: POST }).dispatchEvent('click')
    await shown(page, '/blog/long-post')
    await page.evaluate(() => scrollTo(0, 900))
    await page.goBack()
    await shown(page, '/blog')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await page.goForward()
    await shown(page, '/blog/long-post')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    expect(await isMarked(page)).toBe(1)
  })
})

describe('a link to where one is', () => {
  test('leads to the top of the page', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await mainMenu(page, 'About').dispatchEvent('click')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await isMarked(page)).toBe(1)
  })

  test.each(['/', '/about'])('to a section, from %s, leads to the section', async (from) => {
    const page = await openPage()
    await page.goto(from)
    await mark(page)
    await mainMenu(page, 'Results').click()
    await expect
      .poll(() => page.locator('#results').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(120)
    expect(await page.locator('#results:target').count()).toBe(1)
    expect(await isMarked(page)).toBe(1)
  })

  test('to an answer opens it', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await followLink(page, '/services/local-seo#faq-what-is-the-sixth-question')
    await page.locator('.faq details[open] #faq-what-is-the-sixth-question').waitFor()
    expect(await isMarked(page)).toBe(1)
  })
})
