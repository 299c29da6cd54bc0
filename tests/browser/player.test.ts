import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHUNKS, hold, NO_CHUNKS } from '../support/hold.ts'
import { MOVING, NO_SCRIPT, openPage, PHONE } from '../support/page.ts'
import {
  chapter,
  EPISODE,
  openPlayer,
  pauseButton,
  play,
  playButton,
  shownTime,
  sound,
  wakePlayer,
} from '../support/player.ts'

describe.each([
  ['on a wide screen', MOVING],
  ['on a phone, with less motion', PHONE],
])('the player, %s', (_, options) => {
  test('plays and pauses, shows how far and how long, mutes', async () => {
    const page = await openPlayer(options)
    expect(await shownTime(page)).toMatch(/^0:00 of 1:01\ssample word$/)
    await play(page)
    expect(await shownTime(page)).toMatch(/^\d:\d\d of 1:01\ssample word$/)
    await page.getByRole('button', { name: 'Player mute' }).click()
    expect((await sound(page)).muted).toBe(true)
    await page.getByRole('button', { name: 'Player unmute' }).click()
    expect((await sound(page)).muted).toBe(false)
    await pauseButton(page).click()
    expect((await sound(page)).paused).toBe(true)
    await playButton(page).waitFor()
  })

  test('moves nothing when it wakes', async () => {
    const page = await openPage(options)
    const release = await hold(page, CHUNKS)
    await page.goto(EPISODE)
    const chapters = () =>
      page.locator('#page-chapters').evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY))
    const before = await chapters()
    release()
    await wakePlayer(page)
    expect(Math.abs((await chapters()) - before)).toBeLessThanOrEqual(2)
  })
})

describe('before it wakes', () => {
  /** Holds the island's code back. */
  async function openAsleep(): Promise<{ page: Page; release: () => void }> {
    const page = await openPage()
    const release = await hold(page, CHUNKS)
    await page.goto(EPISODE)
    return { page, release }
  }

  test('what has been started plays on', async () => {
    const { page, release } = await openAsleep()
    await page.locator('audio').evaluate((audio) => {
      audio.addEventListener('pause', () => audio.setAttribute('data-paused', ''))
      return (audio as HTMLAudioElement).play()
    })
    release()
    await wakePlayer(page)
    await pauseButton(page).waitFor()
    expect(await page.locator('audio[data-paused]').count()).toBe(0)
    expect((await sound(page)).paused).toBe(false)
  })

  test('a key is not lost, and the focus stays with the player', async () => {
    const { page, release } = await openAsleep()
    await page.locator('audio').focus()
    await page.keyboard.press('l')
    release()
    await wakePlayer(page)
    await expect.poll(async () => (await sound(page)).loop).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Player play')
  })
})

test.each([
  ['without script', NO_SCRIPT],
  ['when its script does not load', { allowProblems: NO_CHUNKS }],
])('is the browser’s own %s', async (_, options) => {
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
