import { describe, expect, test } from 'vitest'
import { hold } from '../support/hold.ts'
import { openPage } from '../support/page.ts'
import {
  EPISODE,
  EPISODE_TITLE,
  openPlayer,
  pauseButton,
  play,
  playButton,
  position,
  shownTime,
  sound,
  speed,
  status,
  wakePlayer,
} from '../support/player.ts'

describe('the recording', () => {
  test('says that it loads', async () => {
    const page = await openPlayer()
    const release = await hold(page, '**/*.mp3')
    await playButton(page).click()
    await status(page).getByText('Player loading').waitFor()
    await pauseButton(page).waitFor()
    release()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(0)
    await expect.poll(() => status(page).innerText()).toBe('')
  })

  test('that cannot be loaded says so, with the file itself and another try', async () => {
    const page = await openPlayer({ allowProblems: /ERR_FAILED/ })
    await page.route('**/*.mp3', (route) => route.abort())
    await playButton(page).click()
    await status(page).getByText('Player error').waitFor()
    expect(await page.getByRole('link', { name: 'Player direct' }).getAttribute('href')).toBe(
      '/media/episodes/sample.mp3',
    )
    await page.unroute('**/*.mp3')
    await page.getByRole('button', { name: 'Player retry' }).click()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(0)
    await expect.poll(() => status(page).innerText()).toBe('')
  })

  test('ends, and begins anew', async () => {
    const page = await openPlayer()
    await play(page)
    await page.keyboard.press('9')
    await page.locator('audio').evaluate((audio) => {
      const player = audio as HTMLAudioElement
      player.currentTime = player.duration - 0.3
    })
    await status(page).getByText('Player ended').waitFor()
    await playButton(page).click()
    await expect.poll(() => shownTime(page)).toMatch(/^0:/)
    expect((await sound(page)).paused).toBe(false)
  })

  test('is shown to the system', async () => {
    const page = await openPlayer()
    await play(page)
    expect(
      await page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession
        return [metadata?.title, metadata?.artist, metadata?.artwork[0]?.src.split('/').pop(), playbackState]
      }),
    ).toEqual([EPISODE_TITLE, 'Example Agency', 'podcast-cover-512.jpg', 'playing'])
  })

  test('tells the system how far it is, and how fast', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      navigator.mediaSession.setPositionState = (state) => {
        document.documentElement.dataset.told = JSON.stringify(state)
      }
    })
    await page.goto(EPISODE)
    await wakePlayer(page)
    await play(page)
    await speed(page).selectOption('1.5')
    await pauseButton(page).click()
    await position(page).fill('30')
    const told = async () => JSON.parse((await page.locator('html').getAttribute('data-told')) ?? '{}')
    await expect.poll(async () => Math.floor((await told()).position)).toBe(30)
    expect(await told()).toMatchObject({ playbackRate: 1.5 })
    expect(Math.floor((await told()).duration)).toBe(61)
  })
})
