import { expect, test } from 'vitest'
import { openPageAt, PHONE_OPTIONS } from '../support/page.ts'
import { getAudioState, getPauseButton, getPlayButton, getPositionSlider, openPlayer } from '../support/player.ts'

test('supports prices and the player by touch', async () => {
  const page = await openPageAt('/services', PHONE_OPTIONS)
  await page.getByRole('radio').nth(1).tap()
  await page.locator('.price-2').first().waitFor()

  await openPlayer(page)
  await getPlayButton(page).tap()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
  await getPositionSlider(page).tap()
  await expect.poll(async () => (await getAudioState(page)).time).toBeGreaterThan(25)
  await page.locator('#page-chapters a').first().tap()
  await expect.poll(async () => (await getAudioState(page)).time).toBeLessThan(20)
  await getPauseButton(page).tap()
  expect((await getAudioState(page)).paused).toBe(true)
})
