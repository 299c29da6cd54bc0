import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHUNKS, hold, NO_CHUNKS } from '../support/hold.ts'
import { createSharedPage, NO_SCRIPT, openPage } from '../support/page.ts'
import {
  audioState,
  chapter,
  EPISODE,
  hydratePlayer,
  openPlayer,
  pauseButton,
  play,
  playButton,
  position,
  SAMPLE,
  shownTime,
  speed,
  status,
} from '../support/player.ts'

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
  const state = await audioState(page)
  return { ...state, time: Math.floor(state.time) }
}

const tab = createSharedPage()
const open = async () => {
  const page = await tab()
  await page.goto(EPISODE)
  await hydratePlayer(page)
  return page
}

test('plays, pauses, mutes, and shows position and duration', async () => {
  const page = await open()
  expect(await shownTime(page)).toBe('0:00 of 1:02')
  await play(page)
  await page.getByRole('button', { name: 'Player mute' }).click()
  expect(await audioState(page)).toMatchObject({ muted: true, paused: false })
  await page.getByRole('button', { name: 'Player unmute' }).click()
  await pauseButton(page).click()
  expect(await audioState(page)).toMatchObject({ muted: false, paused: true })
})

test("labels a sample, and doesn't link chapters that it can't play", async () => {
  const page = await tab()
  await page.goto(SAMPLE)
  await hydratePlayer(page)
  expect(await shownTime(page)).toMatch(/^0:00 of 1:01\s+Player sample 1$/)
  expect(await page.locator('#page-chapters').innerText()).toContain('A later chapter of a sample')
  expect(await page.locator('#page-chapters a').count()).toBe(0)
})

test('seeks before the recording is loaded, and plays at the chosen speed', async () => {
  const page = await open()
  await position(page).fill('42')
  await expect.poll(() => position(page).getAttribute('aria-valuetext')).toBe('Player time 0:42 1:02')
  await page.getByRole('button', { name: 'Back 10 s' }).click()
  await expect.poll(() => shownTime(page)).toMatch(/^0:32/)
  await page.getByRole('button', { name: 'Forward 10 s' }).click()
  await expect.poll(() => shownTime(page)).toMatch(/^0:42/)
  await speed(page).selectOption('1.5')
  await playButton(page).click()
  await expect.poll(async () => (await audioState(page)).time).toBeGreaterThan(42)
  expect((await audioState(page)).speed).toBe(1.5)
})

test('supports keys for playback, volume, and the transcript', async () => {
  const page = await open()
  await play(page)
  expect(await press(page, 'k')).toMatchObject({ paused: true })
  expect(await press(page, '5')).toMatchObject({ time: 30 })
  expect(await press(page, 'ArrowRight')).toMatchObject({ time: 40 })
  expect(await press(page, 'ArrowLeft', 'ArrowLeft')).toMatchObject({ time: 20 })
  expect(await press(page, 'm', 'l')).toMatchObject({ muted: true, loop: true })
  expect(await press(page, 'ArrowDown')).toMatchObject({ muted: false, volume: 0.9 })
  await press(page, 'c')
  await page.locator('#transcript[open]').waitFor()
  await press(page, 'c')
  await page.locator('#transcript:not([open])').waitFor()
  expect(await playOrPause(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('leaves keys to the page and to focused controls', async () => {
  const page = await open()
  await playButton(page).focus()
  await press(page, 'Control+k', 'Shift+ArrowRight')
  await page.locator('#page-chapters a').first().focus()
  expect(await press(page, 'k', '5')).toMatchObject({ paused: true })
  await page.getByText('Player more').focus()
  await press(page, 'Space')
  await page.getByRole('button', { name: 'Loop' }).focus()
  expect(await press(page, 'Space')).toMatchObject({ loop: true, paused: true })
  await page.getByRole('slider', { name: 'Player volume' }).focus()
  expect(await press(page, 'ArrowLeft')).toMatchObject({ volume: 0.95 })
  await speed(page).focus()
  expect(await press(page, 'm', 'ArrowRight')).toMatchObject({ muted: false })
  expect(await position(page).inputValue()).toBe('0')
  await position(page).focus()
  expect(await press(page, 'Space')).toMatchObject({ paused: false })
})

test('plays from a chapter or a paragraph, and marks the current ones', async () => {
  const page = await open()
  await chapter(page, 'The chapter of the end').click()
  await expect.poll(() => shownTime(page)).toMatch(/^(?:0:5[4-9]|1:0[01])/)
  expect(await page.locator('#page-chapters [aria-current]').allInnerTexts()).toEqual(['The chapter of the end'])
  await page.locator('#transcript summary').click()
  await page.locator('#transcript').getByRole('link', { name: '0:05' }).click()
  await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['0:05'])
  expect(new URL(page.url()).hash).toBe('')
})

const playOrPause = (page: Page) => page.locator('.player').getByRole('button', { name: /^Player (?:play|pause)$/ })

test('reports the loading, the end, and the failure of a recording', async () => {
  const page = await openPlayer({ allowProblems: /ERR_FAILED/ })
  await page.route('**/*.mp3', (route) => route.abort())
  await playButton(page).click()
  await page.getByRole('alert').getByText('Player error').waitFor()
  await page.unroute('**/*.mp3')
  const release = await hold(page, '**/*.mp3')
  await page.getByRole('button', { name: 'Player retry' }).click()
  await status(page).getByText('Player loading').waitFor()
  release()
  await expect.poll(async () => (await audioState(page)).time).toBeGreaterThan(0)
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = audio.duration - 0.3
  })
  await status(page).getByText('Player ended').waitFor()
})

test('hydrates without moving the page, interrupting the recording, or losing a key', async () => {
  const page = await openPage()
  const release = await hold(page, CHUNKS)
  await page.goto(EPISODE)
  const chapters = () =>
    page.locator('#page-chapters').evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY))
  const before = await chapters()
  await page.locator('audio').evaluate((audio) => {
    audio.addEventListener('pause', () => audio.setAttribute('data-paused', ''))
    return (audio as HTMLAudioElement).play()
  })
  await page.locator('audio').focus()
  await page.keyboard.press('l')
  release()
  await hydratePlayer(page)
  await pauseButton(page).waitFor()
  await expect.poll(async () => (await audioState(page)).loop).toBe(true)
  expect(await page.locator('audio[data-paused]').count()).toBe(0)
  expect(Math.abs((await chapters()) - before)).toBeLessThanOrEqual(2)
})

test.each([
  ['without scripts', NO_SCRIPT],
  ['if its script doesn’t load', { allowProblems: NO_CHUNKS }],
])("shows the browser's player %s", async (_, options) => {
  const page = await openPage(options)
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto(EPISODE)
  const audio = page.locator('audio[controls]')
  expect(await audio.locator('source').getAttribute('type')).toBe('audio/mpeg')
  expect(await audio.textContent()).toBe('Audio fallback')
  expect(await page.getByRole('link', { name: 'Audio download' }).count()).toBe(1)
})
