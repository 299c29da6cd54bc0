import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hold } from '../support/hold.ts'
import { heading, isMarked, mainMenu, mark, POST, shown } from '../support/navigation.ts'
import { MOVING, openPage, PHONE, pageOfGroup } from '../support/page.ts'

/** What a document consists of, apart from what scripts do to it. */
const describeDocument = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    head: [...document.head.children].map(({ outerHTML }) => outerHTML).sort(),
    current: [...document.querySelectorAll('[aria-current]')].map((link) => [link.textContent, link.ariaCurrent]),
    main: document.querySelector('main')?.textContent,
  }))

describe('a followed link', () => {
  const tab = pageOfGroup()

  test.each([
    ['/services', '/services/local-seo'],
    ['/blog', '/blog/long-post'],
    ['/locations/alabama', '/locations/alabama/mobile'],
    ['/terms', '/'],
  ])('from %s to %s gives the document that a load gives', async (from, to) => {
    const page = await tab()
    await page.goto(to)
    const loaded = await describeDocument(page)
    await page.goto(from)
    await mark(page)
    await page
      .locator(`footer a[href="${to}"], main a[href="${to}"], header a[href="${to}"]`)
      .first()
      .dispatchEvent('click')
    await expect.poll(() => page.title()).toBe(loaded.title)
    expect(await isMarked(page)).toBe(1)
    expect(await describeDocument(page)).toEqual(loaded)
  })

  test.each([
    ['on a wide screen', MOVING],
    ['on a phone', PHONE],
    ['with less motion', {}],
  ])('brings one to its top and the focus to its heading, which is read out once, %s', async (_, options) => {
    const page = await openPage(options)
    await page.goto('/blog')
    await mark(page)
    const link = page.getByRole('link', { name: POST })
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await heading(page, POST).waitFor()
    expect(await isMarked(page)).toBe(1)
    expect(await heading(page, POST).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('#announcement').textContent()).toBe('')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('works by keyboard, and the next Tab goes on from the heading', async () => {
    const page = await tab()
    await page.goto('/blog')
    await mark(page)
    await mainMenu(page, 'Podcast').focus()
    await page.keyboard.press('Enter')
    await shown(page, '/podcast')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')
    expect(await isMarked(page)).toBe(1)
  })

  test('wakes the islands and the helps of the new page', async () => {
    const page = await openPage()
    await page.goto('/services')
    await mark(page)
    await page.locator('main a[href="/services/local-seo"]').first().click()
    await shown(page, '/services/local-seo')
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await page.locator('[data-island="Faq"][data-awake]').waitFor()
    await page.locator('.faq summary').nth(1).click()
    await page.locator('.faq summary').nth(2).click()
    expect(await page.locator('.faq details[open]').count()).toBe(1)
    await page.locator('.help-button').first().hover()
    await page.locator('.help:popover-open').waitFor()
    await mainMenu(page, 'Locations').click()
    await page.getByRole('combobox').fill('mobile')
    await page.getByRole('option').first().waitFor()
    expect(await isMarked(page)).toBe(1)
  })

  test('closes the menu that it was in', async () => {
    const page = await openPage(PHONE)
    await page.goto('/about')
    await mark(page)
    await page.getByRole('button', { name: 'Sheet open' }).click()
    await page.locator('.sheet').getByRole('link', { name: 'Services' }).click()
    await shown(page, '/services')
    expect(await isMarked(page)).toBe(1)
    expect(await page.locator('.sheet:popover-open').count()).toBe(0)
    expect(await page.locator('main[inert]').count()).toBe(0)
  })

  test('pressed twice leads there once', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await mainMenu(page, 'Blog').dblclick()
    await shown(page, '/blog')
    expect(await isMarked(page)).toBe(1)
  })

  test('gives way to the way back that is taken while its transition begins', async () => {
    const page = await openPage(MOVING)
    await page.goto('/blog')
    await mainMenu(page, 'About').click()
    await shown(page, '/about')
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const isBack = new Promise((resolve) => navigation.addEventListener('navigatesuccess', resolve, { once: true }))
        history.back()
        return start(async () => {
          await isBack
          await (update as () => void)()
          document.documentElement.dataset.updated = ''
        })
      }
    })
    await mainMenu(page, 'Podcast').click()
    await page.locator('html[data-updated]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
    await shown(page, '/about')
    expect(await page.getByRole('heading', { name: 'Clarity' }).count()).toBe(1)
  })

  test('gives way to the next that is followed before it has come', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    const release = await hold(page, '**/blog')
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      document.addEventListener('pageswapped', () => {
        dataset.swapped = `${dataset.swapped ?? ''}${document.title}; `
      })
    })
    await mainMenu(page, 'Blog').click()
    await mainMenu(page, 'Podcast').click()
    await shown(page, '/podcast')
    const arrived = page.waitForResponse('**/blog')
    release()
    await (await arrived).finished()
    expect(new URL(page.url()).pathname).toBe('/podcast')
    // By the time that yet another page has come, the one that was given up would have shown itself.
    await mainMenu(page, 'Locations').click()
    await shown(page, '/locations')
    const swapped = await page.locator('html').getAttribute('data-swapped')
    expect(swapped).toMatch(/title of podcast.*title of locations/)
    expect(swapped).not.toContain('blog')
    expect(await isMarked(page)).toBe(1)
  })
})
