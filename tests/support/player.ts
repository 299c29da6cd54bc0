import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './page.ts'

export const EPISODE = '/podcast/long-episode'
/** Declares 41:08, but the recording lasts 1:01. */
export const SAMPLE = '/podcast/third-episode'

export async function openPlayer(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  await page.goto(EPISODE)
  await hydratePlayer(page)
  return page
}

export async function hydratePlayer(page: Page): Promise<void> {
  await page.locator('.player').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Player"][data-hydrated]').waitFor()
}

export const playButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player play' })
export const pauseButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player pause' })
export const position = (page: Page) => page.getByRole('slider', { name: 'Player position' })
export const speed = (page: Page) => page.getByRole('combobox', { name: 'Speed' })
export const shownTime = (page: Page) => page.locator('.player span:has(> .player-time)').innerText()
export const status = (page: Page) => page.locator('.player-status')
export const chapter = (page: Page, name: string) => page.locator('#page-chapters').getByRole('link', { name })

export const audioState = (page: Page) =>
  page.locator('audio').evaluate((audio) => {
    const { currentTime, paused, muted, volume, loop, playbackRate } = audio as HTMLAudioElement
    return { time: currentTime, paused, muted, volume, loop, speed: playbackRate }
  })

export async function play(page: Page): Promise<void> {
  await playButton(page).click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
}
