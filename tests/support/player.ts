import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './page.ts'

/** With chapters and a transcript. It says that it lasts 52:30; the recording lasts 1:01. */
export const EPISODE = '/podcast/long-episode'
export const EPISODE_TITLE = 'A long episode with a name that wraps'
/** With a recording, and nothing else. */
export const OTHER_EPISODE = '/podcast/first-episode'

/** The page of an episode, its player awake. */
export async function openPlayer(options: PageOptions = {}, path = EPISODE): Promise<Page> {
  const page = await openPage(options)
  await page.goto(path)
  await wakePlayer(page)
  return page
}

export async function wakePlayer(page: Page): Promise<void> {
  await page.locator('.player').scrollIntoViewIfNeeded()
  await page.locator('[data-island="Player"][data-awake]').waitFor()
}

export const playButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player play' })
export const pauseButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Player pause' })
export const position = (page: Page) => page.getByRole('slider', { name: 'Player position' })
export const speed = (page: Page) => page.getByRole('combobox', { name: 'Speed' })
export const shownTime = (page: Page) => page.locator('.player [data-status] > p > span:last-child').innerText()
export const status = (page: Page) => page.locator('.player-status')
export const keyHelp = (page: Page) => page.getByRole('dialog', { name: 'Player title' })
export const chapter = (page: Page, name: string) => page.locator('#page-chapters').getByRole('link', { name })
export const dock = (page: Page) => page.getByRole('region', { name: 'Player label' })

/** What the audio element does, wherever it stands. */
export const sound = (page: Page) =>
  page.locator('audio').evaluate((audio) => {
    const { currentTime, paused, muted, volume, loop, playbackRate } = audio as HTMLAudioElement
    return { time: currentTime, paused, muted, volume, loop, speed: playbackRate }
  })

/** Plays, and waits until something has been heard. */
export async function play(page: Page): Promise<void> {
  await playButton(page).click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
}
