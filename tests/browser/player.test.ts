import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHUNKS, hold, NO_CHUNKS } from '../support/hold.ts'
import { MOVING, NO_SCRIPT, openPage, PHONE } from '../support/page.ts'
import {
  audioState,
  chapter,
  EPISODE,
  hydratePlayer,
  openPlayer,
  pauseButton,
  play,
  playButton,
  shownTime,
} from '../support/player.ts'

describe.each([
  ['on a wide screen', MOVING],
  ['on a phone, with less motion', PHONE],
])('the player, %s', (_, options) => {
  test('plays, pauses, mutes, and shows position and duration', async () => {
    const page = await openPlayer(options)
    expect(await shownTime(page)).toMatch(/^0:00 of 1:01\s+sample word$/)
    await play(page)
    expect(await shownTime(page)).toMatch(/^\d:\d\d of 1:01\s+sample word$/)
    await page.getByRole('button', { name: 'Player mute' }).click()
    expect((await audioState(page)).muted).toBe(true)
    await page.getByRole('button', { name: 'Player unmute' }).click()
    expect((await audioState(page)).muted).toBe(false)
    await pauseButton(page).click()
    expect((await audioState(page)).paused).toBe(true)
    await playButton(page).waitFor()
  })

  test('does not move the page when it hydrates', async () => {
    const page = await openPage(options)
    const release = await hold(page, CHUNKS)
    await page.goto(EPISODE)
    const chapters = () =>
      page.locator('#page-chapters').evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY))
    const before = await chapters()
    release()
    await hydratePlayer(page)
    expect(Math.abs((await chapters()) - before)).toBeLessThanOrEqual(2)
  })
})

describe('before hydration', () => {
  /** Delays the code of the island. */
  async function openUnhydrated(): Promise<{ page: Page; release: () => void }> {
    const page = await openPage()
    const release = await hold(page, CHUNKS)
    await page.goto(EPISODE)
    return { page, release }
  }

  test('a recording that plays continues', async () => {
    const { page, release } = await openUnhydrated()
    await page.locator('audio').evaluate((audio) => {
      audio.addEventListener('pause', () => audio.setAttribute('data-paused', ''))
      return (audio as HTMLAudioElement).play()
    })
    release()
    await hydratePlayer(page)
    await pauseButton(page).waitFor()
    expect(await page.locator('audio[data-paused]').count()).toBe(0)
    expect((await audioState(page)).paused).toBe(false)
  })

  test('a key is not lost, and the focus stays in the player', async () => {
    const { page, release } = await openUnhydrated()
    await page.locator('audio').focus()
    await page.keyboard.press('l')
    release()
    await hydratePlayer(page)
    await expect.poll(async () => (await audioState(page)).loop).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Player play')
  })
})

test.each([
  ['without script', NO_SCRIPT],
  ['when its script does not load', { allowProblems: NO_CHUNKS }],
])('is the browser’s player %s', async (_, options) => {
  const page = await openPage(options)
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto(EPISODE)
  const audio = page.locator('audio[controls]')
  expect(await audio.locator('source').getAttribute('type')).toBe('audio/mpeg')
  expect(await audio.textContent()).toBe('Audio fallback')
  expect(await page.getByRole('link', { name: 'Audio download' }).count()).toBe(1)
  await chapter(page, 'The second chapter').click()
  expect(new URL(page.url()).hash).toBe('#t-250')
})
