import { chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'
import { shown } from '../support/navigation.ts'
import { audioState, EPISODE, hydratePlayer, play, playButton } from '../support/player.ts'

/** Opens a page in a browser with the back/forward cache, which Playwright's default flags disable. */
async function openCachingPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => browser.close())
  return browser.newPage({ baseURL: inject('address'), reducedMotion: 'reduce' })
}

/** Playwright can't wait for this navigation, because a page from the cache doesn't load. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await shown(page, path)
}

test('a page from the back/forward cache has the same scroll position, and a paused player without an error', async () => {
  const page = await openCachingPage()
  await page.goto(EPISODE)
  await hydratePlayer(page)
  await play(page)
  // Collects everything that the player announces from now on. If the page is loaded again, the attribute is missing.
  await page.locator('.player').evaluate((player) => {
    const { dataset } = document.documentElement
    dataset.announced = ''
    const announce = () => {
      for (const { textContent } of player.querySelectorAll('[role=alert], [role=status]'))
        dataset.announced += textContent
    }
    new MutationObserver(announce).observe(player, { childList: true, subtree: true, characterData: true })
  })
  await page.evaluate(() => scrollTo(0, 900))
  const { time } = await audioState(page)
  await page.locator('footer a[href="/terms"]').dispatchEvent('click')
  await shown(page, '/terms')
  await goBackTo(page, EPISODE)
  await playButton(page).waitFor()
  expect(await page.locator('html').getAttribute('data-announced')).toBe('')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900)
  const after = await audioState(page)
  expect(after.paused).toBe(true)
  expect(after.time).toBeGreaterThanOrEqual(time)
  await play(page)
  expect((await audioState(page)).paused).toBe(false)
})
