import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './page.ts'

export const EPISODE = '/podcast/a-seven-figure-med-spa-without-burnout'

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

export const playButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Play', exact: true })
export const pauseButton = (page: Page) => page.locator('.player').getByRole('button', { name: 'Pause', exact: true })

/** What the audio element does, wherever it stands. */
export const sound = (page: Page) =>
  page.locator('audio').evaluate((audio) => {
    const { currentTime, paused, muted, volume, loop, playbackRate } = audio as HTMLAudioElement
    return { time: currentTime, paused, muted, volume, loop, speed: playbackRate }
  })

/** Plays, and waits until something has been heard. */
export async function play(page: Page): Promise<void> {
  await playButton(page).click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.2)
}
