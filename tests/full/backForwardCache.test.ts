import { chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'
import { shown } from '../support/navigation.ts'
import { dock, EPISODE, pauseButton, play, position, shownTime, wakePlayer } from '../support/player.ts'

/** A page of a browser that keeps pages whole, as visitors' browsers do: Playwright's own flags forbid it. */
async function openKeeping(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => browser.close())
  return browser.newPage({ baseURL: inject('address'), reducedMotion: 'reduce' })
}

/** The page whose way back brings is not loaded, so there is nothing that Playwright could wait for. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await shown(page, path)
}

/** Listens to an episode up to a moment, and goes on to another page. */
async function leaveAt20(page: Page): Promise<void> {
  await wakePlayer(page)
  await play(page)
  await pauseButton(page).click()
  await position(page).fill('20')
  await page.locator('footer a[href="/terms"]').dispatchEvent('click')
  await shown(page, '/terms')
}

test('a page comes back whole, with its player where one has listened to elsewhere', async () => {
  const page = await openKeeping()
  await page.goto(EPISODE)
  await page.evaluate(() => {
    document.documentElement.dataset.kept = ''
  })
  await leaveAt20(page)
  await dock(page).getByRole('button', { name: 'Player play' }).focus()
  await page.keyboard.press('ArrowRight')
  await goBackTo(page, EPISODE)
  expect(await page.locator('html[data-kept]').count()).toBe(1)
  await expect.poll(() => shownTime(page)).toMatch(/^0:30/)
  expect(await page.locator('audio').count()).toBe(1)
})

test('a page comes back whole after the dock was closed, and knows where one left off', async () => {
  const page = await openKeeping()
  await page.goto(EPISODE)
  await leaveAt20(page)
  await dock(page).getByRole('button', { name: 'Player close' }).click()
  await goBackTo(page, EPISODE)
  await expect.poll(() => shownTime(page)).toMatch(/^0:20/)
  expect(await dock(page).count()).toBe(0)
})
