import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './page.ts'

export const EPISODE_ADDRESS = '/podcast/long-episode'
/** Declares 41:08, but the recording lasts 1:01. */
export const SAMPLE_ADDRESS = '/podcast/third-episode'

export async function openPlayer(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  await page.goto(EPISODE_ADDRESS)
  await hydratePlayer(page)
  return page
}

export async function hydratePlayer(page: Page): Promise<void> {
  await page.locator('.player').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Player"][data-hydrated]').waitFor()
}

export const getPlayButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player play' })
export const getPauseButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player pause' })
export const getPositionSlider = (page: Page) => page.getByRole('slider', { name: 'Player position' })
export const getSpeedMenu = (page: Page) => page.getByRole('combobox', { name: 'Speed' })
export const getShownTime = (page: Page) => page.locator('.player span:has(> .player-time)').innerText()
export const getStatus = (page: Page) => page.locator('.player-status')
export const getChapter = (page: Page, name: string) => page.locator('#page-chapters').getByRole('link', { name })

export const getAudioState = (page: Page) =>
  page.locator('audio').evaluate((audio) => {
    const { currentTime, paused, muted, volume, loop, playbackRate } = audio as HTMLAudioElement
    return { time: currentTime, paused, muted, volume, loop, speed: playbackRate }
  })

export async function play(page: Page): Promise<void> {
  await getPlayButton(page).click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
}
