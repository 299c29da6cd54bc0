import type { Page } from 'playwright-core'
import { hydrateIsland } from './loading.ts'

export const EPISODE_ADDRESS = '/podcast/long-episode'

export async function openPlayer(page: Page, address = EPISODE_ADDRESS): Promise<Page> {
  await page.goto(address)
  await hydratePlayer(page)
  return page
}

export const hydratePlayer = (page: Page) => hydrateIsland(page, 'Player')

export const getPlayButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player play' })
export const getPauseButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player pause' })
export const getPositionSlider = (page: Page) => page.getByRole('slider', { name: 'Player position' })

export const getAudioState = (page: Page) =>
  page.locator('audio').evaluate((audio) => {
    const { currentTime, paused, muted, volume, loop, playbackRate } = audio as HTMLAudioElement
    return { time: currentTime, paused, muted, volume, loop, speed: playbackRate }
  })

export async function play(page: Page): Promise<void> {
  await getPlayButton(page).click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
}
