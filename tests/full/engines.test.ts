import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { followLink, hydrateIsland, waitForPage } from '../support/loading.ts'
import { openPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'
import { getAudioState, getPlayButton, openPlayer } from '../support/player.ts'

const SERVICE_ADDRESS = '/services/local-seo'
const MAX_TABS = 90

/** Moves the focus to an element. Returns true if the focus was visible on each element along the way. */
async function pressTabUntil(page: Page, selector: string): Promise<boolean> {
  let isFocusVisible = true
  for (let count = 0; count < MAX_TABS; count += 1) {
    await page.keyboard.press('Tab')
    const { isTarget, hasOutline } = await page.evaluate((targetSelector) => {
      const focused = document.activeElement ?? document.body
      const { outlineStyle } = getComputedStyle(focused)
      return {
        isTarget: focused.matches(targetSelector),
        hasOutline: outlineStyle !== 'none' || focused.closest('svg') !== null,
      }
    }, selector)
    isFocusVisible &&= hasOutline
    if (isTarget) return isFocusVisible
  }
  throw new Error(`No key leads to ${selector}.`)
}

const JOURNEY = [
  { path: '/locations/kentucky', top: 1500 },
  { path: '/locations/kentucky/louisville', top: 1200 },
  { path: '/services/local-seo', top: 2000 },
  { path: '/terms', top: 600 },
]

// Runs in Chromium here, and in Firefox and WebKit with `npm run test:browsers`.
describe.each(inject('engines'))('in %s', (engine) => {
  const open = (path: string, viewport = PAGE_OPTIONS.wide.viewport) => openPageAt(path, { engine, viewport })

  test('supports the main journey by keyboard with a visible focus', async () => {
    const page = await open('/')
    expect(await pressTabUntil(page, 'a[href="#content"]')).toBe(true)
    expect(await pressTabUntil(page, 'nav a[href="/services"]')).toBe(true)
    await page.keyboard.press('Enter')
    await waitForPage(page, '/services')
    expect(await pressTabUntil(page, `main a[href="${SERVICE_ADDRESS}"]`)).toBe(true)
    await page.keyboard.press('Enter')
    await waitForPage(page, SERVICE_ADDRESS)
    expect(await pressTabUntil(page, '.faq summary')).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('.faq details[open]').waitFor()
    expect(await pressTabUntil(page, 'main a[href^="/contact"]')).toBe(true)
    await page.keyboard.press('Enter')
    await waitForPage(page, '/contact')
    await page.goBack()
    await waitForPage(page, SERVICE_ADDRESS)
  })

  test('opens the menu by click and by key, and closes it on Escape', async () => {
    const page = await open('/about')
    await page.locator('header summary').click()
    await page.locator('header details[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('header details:not([open])').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.locator('header details[open] a:focus').waitFor()
  })

  test('finds a misspelled city, and shows the results again on focus', async () => {
    const page = await open('/locations')
    const option = page.getByRole('option', { name: 'Tuscaloosa' })
    await page.getByRole('combobox').click()
    await page.keyboard.type('tuscalosa')
    await option.waitFor()
    await page.keyboard.press('Tab')
    await option.waitFor({ state: 'hidden' })
    await page.getByRole('combobox').click()
    await option.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await waitForPage(page, '/locations/alabama/tuscaloosa')
  })

  test('opens one question at a time, and keeps the clicked question under the mouse', async () => {
    // Closing a question that isn't on the screen shouldn't move the page.
    const page = await open(SERVICE_ADDRESS, { width: 1280, height: 400 })
    await hydrateIsland(page, 'Faq')
    const questions = page.locator('[data-island=Faq] details')
    const fifthQuestion = questions.nth(4)
    await questions.first().locator('summary').click()
    await page.locator('[data-island=Faq] details:first-child[open]').waitFor()
    await questions.nth(2).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await fifthQuestion.locator('summary').hover()
    const getTop = () => fifthQuestion.evaluate((element) => element.getBoundingClientRect().top)
    const before = await getTop()
    await fifthQuestion.locator('summary').click()
    await page.locator('[data-island=Faq] details:first-child:not([open])').waitFor({ state: 'attached' })
    await page.locator('[data-island=Faq] details:nth-child(5)[open]').waitFor()
    await expect.poll(async () => Math.abs((await getTop()) - before)).toBeLessThan(2)
  })

  test('shows the tooltip of a price until Escape', async () => {
    const page = await open(SERVICE_ADDRESS)
    await page.locator('[popovertarget^=help-]').first().hover()
    const help = page.locator('[popover][id^=help-]:popover-open')
    await help.waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
  })

  test('plays an episode from the position that was set before the recording loaded', async () => {
    const page = await openPlayer(await openPage({ engine }))
    await getPlayButton(page).focus()
    await page.keyboard.press('5')
    await getPlayButton(page).click()
    await expect.poll(async () => (await getAudioState(page)).time).toBeGreaterThan(30)
  })

  test.each([
    ['with motion', PAGE_OPTIONS.motion],
    ['with reduced motion', PAGE_OPTIONS.reducedMotion],
  ])('restores the scroll position, %s', async (_, options) => {
    const page = await openPage({ engine, ...options })
    const expectPosition = (top: number) =>
      expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
    for (const [index, { path, top }] of JOURNEY.entries()) {
      await (index === 0 ? page.goto(path) : followLink(page, path))
      await waitForPage(page, path)
      await page.waitForLoadState()
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expectPosition(top)
    }
    let position = JOURNEY.length - 1
    for (const step of [-1, -1, -1, 1, 1, 1, -1]) {
      await (step < 0 ? page.goBack() : page.goForward())
      position += step
      const { path = '', top = 0 } = JOURNEY[position] ?? {}
      await waitForPage(page, path)
      await expectPosition(top)
    }
  })
})
