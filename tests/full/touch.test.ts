import { expect, test } from 'vitest'
import { openPage, PHONE } from '../support/page.ts'
import { audioState, EPISODE, hydratePlayer, pauseButton, playButton, position } from '../support/player.ts'

test('supports prices and the player by touch', async () => {
  const page = await openPage(PHONE)
  await page.goto('/services')
  await page.getByRole('radio').nth(1).tap()
  await page.locator('.price-2').first().waitFor()

  await page.goto(EPISODE)
  await hydratePlayer(page)
  await playButton(page).tap()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
  await position(page).tap()
  await expect.poll(async () => (await audioState(page)).time).toBeGreaterThan(25)
  await page.locator('#page-chapters a').first().tap()
  await expect.poll(async () => (await audioState(page)).time).toBeLessThan(20)
  await pauseButton(page).tap()
  expect((await audioState(page)).paused).toBe(true)
})
