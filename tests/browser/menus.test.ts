import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createSharedPage, dragFinger, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

const getIndustriesMenu = (page: Page) => page.locator('.industries-menu')
const getMobileMenu = (page: Page) => page.locator('.mobile-menu')
const getSummary = (page: Page) => getIndustriesMenu(page).locator('summary')
const isOpen = (page: Page) => getIndustriesMenu(page).evaluate((element) => element.hasAttribute('open'))
const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

const getWidePage = createSharedPage()

test('opens the industries menu on hover, and keeps it open after a click until a click outside', async () => {
  const page = await getWidePage('/about')
  await getSummary(page).hover()
  await expect.poll(() => isOpen(page)).toBe(true)
  await page.mouse.move(600, 700)
  await expect.poll(() => isOpen(page)).toBe(false)

  await getSummary(page).hover()
  await expect.poll(() => isOpen(page)).toBe(true)
  await getSummary(page).click()
  expect(await isOpen(page)).toBe(true)
  // Click an area that can't get the focus.
  await page.mouse.click(330, 40)
  expect(await isOpen(page)).toBe(false)
})

test('opens the industries menu for a mouse, but not for a finger', async () => {
  const page = await openPageAt('/about', { hasTouch: true })
  await page.clock.install()
  await getIndustriesMenu(page).dispatchEvent('pointerenter', { pointerType: 'touch' })
  await page.clock.runFor(1000)
  expect(await isOpen(page)).toBe(false)
  await getIndustriesMenu(page).dispatchEvent('pointerenter', { pointerType: 'mouse' })
  await page.clock.runFor(1000)
  expect(await isOpen(page)).toBe(true)
})

test('opens the industries menu with arrows, and closes it on Escape and on blur', async () => {
  const page = await getWidePage('/about')
  await getSummary(page).focus()
  await page.keyboard.press('ArrowDown')
  expect(await isOpen(page)).toBe(true)
  expect(await getFocusedText(page)).toMatch(/^All Industries/)
  await page.keyboard.press('ArrowUp')
  expect(await getFocusedText(page)).toMatch(/^Dental Practices/)
  await page.keyboard.press('Home')
  expect(await getFocusedText(page)).toMatch(/^All Industries/)
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await getFocusedText(page)).toBe('Industries label')
  await page.keyboard.press('ArrowUp')
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await getFocusedText(page)).toBe('Services')
  expect(await isOpen(page)).toBe(false)
})

test.each([
  ['with JavaScript', PAGE_OPTIONS.phone],
  ['without JavaScript', { ...PAGE_OPTIONS.phone, ...PAGE_OPTIONS.noScript }],
])('opens the mobile menu with all links, and closes it, %s', async (_, options) => {
  const page = await openPageAt('/services', options)
  const menu = getMobileMenu(page)
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Mobile menu open' }).tap()
  await menu.waitFor()
  const links = await menu.getByRole('link').allInnerTexts()
  expect(links.join(', ')).toBe(
    'Example Agency, Services, About, Locations, Blog, Podcast, Results, All Industries, Dental Practices, (555) 555-0100, Call label',
  )
  await menu.getByRole('button', { name: 'Mobile menu close' }).tap()
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Mobile menu open' }).tap()
  await menu.getByRole('link', { name: 'Locations' }).tap()
  await page.waitForURL('**/locations')
})

describe('the mobile menu', () => {
  const getPhonePage = createSharedPage({ ...PAGE_OPTIONS.phone, ...PAGE_OPTIONS.motion })
  const open = async (path = '/about') => {
    const page = await getPhonePage(path)
    await page.getByRole('button', { name: 'Mobile menu open' }).tap()
    await expect.poll(() => page.locator('header.site-header').evaluate(({ inert }: HTMLElement) => inert)).toBe(true)
    return page
  }

  test('traps the focus and locks the page until Escape, and restores the focus', async () => {
    const page = await open()
    await expect.poll(() => getFocusedText(page)).toBe('Mobile menu close')
    expect(await getMobileMenu(page).getAttribute('aria-modal')).toBe('true')
    for (let index = 0; index < 30; index += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')

    await page.keyboard.press('Escape')
    await getMobileMenu(page).waitFor({ state: 'hidden' })
    await expect.poll(() => getFocusedText(page)).toBe('Mobile menu open')
    await page.locator('main:not([inert])').waitFor()
  })

  test('closes on a tap outside, and restores the focus', async () => {
    const page = await open()
    await page.setViewportSize({ width: 700, height: 800 })
    await page.touchscreen.tap(10, 400)
    await getMobileMenu(page).waitFor({ state: 'hidden' })
    await expect.poll(() => getFocusedText(page)).toBe('Mobile menu open')
    await page.setViewportSize(PAGE_OPTIONS.phone.viewport)
  })

  test('closes on a link to a section of the same page', async () => {
    const page = await open('/')
    await getMobileMenu(page).getByRole('link', { name: 'Results' }).tap()
    await getMobileMenu(page).waitFor({ state: 'hidden' })
    await page.locator('main:not([inert])').waitFor()
    expect(new URL(page.url()).hash).toBe('#results')
  })

  test('closes on a long swipe to the right, but not on a short one', async () => {
    const page = await open()
    await dragFinger(page, 500, [200, 210, 220, 230, 240])
    expect(await getMobileMenu(page).isVisible()).toBe(true)
    await dragFinger(page, 500, [150, 195, 240, 285, 330])
    await getMobileMenu(page).waitFor({ state: 'hidden' })
  })
})
