import { describe, expect, test } from 'vitest'
import { hold } from '../support/hold.ts'
import {
  audioState,
  chapter,
  openPlayer,
  pauseButton,
  play,
  playButton,
  position,
  shownTime,
  speed,
  status,
} from '../support/player.ts'

describe('the recording', () => {
  test('shows that it loads', async () => {
    const page = await openPlayer()
    const release = await hold(page, '**/*.mp3')
    await playButton(page).click()
    await status(page).getByText('Player loading').waitFor()
    await pauseButton(page).waitFor()
    release()
    await expect.poll(async () => (await audioState(page)).time).toBeGreaterThan(0)
    await expect.poll(() => status(page).innerText()).toBe('')
  })

  test('shows that it failed to load, and loads when the visitor tries again', async () => {
    const page = await openPlayer({ allowProblems: /ERR_FAILED/ })
    await page.route('**/*.mp3', (route) => route.abort())
    await playButton(page).click()
    await page.getByRole('alert').getByText('Player error').waitFor()
    await page.unroute('**/*.mp3')
    await page.getByRole('button', { name: 'Player retry' }).click()
    await expect.poll(async () => (await audioState(page)).time).toBeGreaterThan(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('shows that it ended, and plays from the start again', async () => {
    const page = await openPlayer()
    await play(page)
    await page.keyboard.press('9')
    await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = audio.duration - 0.3
    })
    await status(page).getByText('Player ended').waitFor()
    await playButton(page).click()
    await expect.poll(() => shownTime(page)).toMatch(/^0:/)
    expect((await audioState(page)).paused).toBe(false)
  })
})

test('moves by the skip buttons and the position slider, which says the time', async () => {
  const page = await openPlayer()
  await position(page).fill('42')
  await expect.poll(() => position(page).getAttribute('aria-valuetext')).toBe('Player time 0:42 1:01')
  await page.getByRole('button', { name: 'Back 10 s' }).click()
  await expect.poll(() => shownTime(page)).toMatch(/^0:32/)
  await page.getByRole('button', { name: 'Forward 10 s' }).click()
  await expect.poll(() => shownTime(page)).toMatch(/^0:42/)
  await playButton(page).click()
  await expect.poll(async () => (await audioState(page)).time).toBeGreaterThan(42)
})

test('plays at the chosen speed, and continues to do so when the file is loaded', async () => {
  const page = await openPlayer()
  await speed(page).selectOption('1.5')
  await play(page)
  expect((await audioState(page)).speed).toBe(1.5)
  expect(await speed(page).inputValue()).toBe('1.5')
})

describe('chapters and transcript', () => {
  test('play from their time, and mark the current ones', async () => {
    const page = await openPlayer()
    await page.locator('#transcript summary').click()
    await page.locator('#transcript').getByRole('link', { name: '4:10' }).click()
    await expect.poll(async () => (await audioState(page)).time).toBeGreaterThan(4)
    await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['4:10'])
    expect(await chapter(page, 'The second chapter').getAttribute('aria-current')).toBe('true')
    await page.locator('#transcript').getByRole('link', { name: '0:00' }).click()
    await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['0:00'])
    expect(new URL(page.url()).hash).toBe('')
  })

  test('open in a new tab like other links', async () => {
    const page = await openPlayer()
    const tab = page.context().waitForEvent('page')
    await chapter(page, 'The chapter of the beginning').click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    expect(await audioState(page)).toMatchObject({ paused: true })
    expect(await position(page).inputValue()).toBe('0')
  })

  test('have the times of the episode, scaled to the sample that plays', async () => {
    const page = await openPlayer()
    // 46:40 of 52:30 is in the last ninth of the sample.
    await chapter(page, 'The chapter of the end').click()
    await expect.poll(() => shownTime(page)).toMatch(/^(?:0:5[4-9]|1:0[01])/)
    await page.locator('.player [data-status]').getByText('The chapter of the end').waitFor()
    expect(await page.locator('#page-chapters [aria-current]').allInnerTexts()).toEqual(['The chapter of the end'])
  })
})
