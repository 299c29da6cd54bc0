import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHUNKS_GLOB, FAILED_REQUEST, holdRequests } from '../support/loading.ts'
import { createSharedPage, openPage, PAGE_OPTIONS } from '../support/page.ts'
import {
  EPISODE_ADDRESS,
  getAudioState,
  getPauseButton,
  getPlayButton,
  getPositionSlider,
  hydratePlayer,
  openPlayer,
  play,
} from '../support/player.ts'

const getSpeedMenu = (page: Page) => page.getByRole('combobox', { name: 'Speed' })
const getShownTime = (page: Page) => page.locator('.player span:has(> .player-time)').innerText()

async function pressKeys(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
  const state = await getAudioState(page)
  return { ...state, time: Math.floor(state.time) }
}

const getPage = createSharedPage()

test('plays, pauses, mutes, and shows position and duration', async () => {
  const page = await openPlayer(await getPage())
  expect(await getShownTime(page)).toBe('0:00 of 1:02')
  await play(page)
  await page.getByRole('button', { name: 'Player mute' }).click()
  expect(await getAudioState(page)).toMatchObject({ muted: true, paused: false })
  await page.getByRole('button', { name: 'Player unmute' }).click()
  await getPauseButton(page).click()
  expect(await getAudioState(page)).toMatchObject({ muted: false, paused: true })
})

test("labels a sample, and doesn't link chapters that it can't play", async () => {
  // It declares 41:08, but has a recording of 1:01.
  const page = await openPlayer(await getPage(), '/podcast/third-episode')
  expect(await getShownTime(page)).toMatch(/^0:00 of 1:01\s+Player sample 1$/)
  expect(await page.locator('#page-chapters').innerText()).toContain('A later chapter of a sample')
  expect(await page.locator('#page-chapters a').count()).toBe(0)
})

test('seeks before the recording is loaded, and plays at the chosen speed', async () => {
  const page = await openPlayer(await getPage())
  await getPositionSlider(page).fill('42')
  await expect.poll(() => getPositionSlider(page).getAttribute('aria-valuetext')).toBe('Player time 0:42 1:02')
  await page.getByRole('button', { name: 'Back 10 s' }).click()
  await expect.poll(() => getShownTime(page)).toMatch(/^0:32/)
  await page.getByRole('button', { name: 'Forward 10 s' }).click()
  await expect.poll(() => getShownTime(page)).toMatch(/^0:42/)
  await getSpeedMenu(page).selectOption('1.5')
  await getPlayButton(page).click()
  await expect.poll(async () => (await getAudioState(page)).time).toBeGreaterThan(42)
  expect((await getAudioState(page)).speed).toBe(1.5)
})

test('supports keys for playback, volume, and the transcript', async () => {
  const page = await openPlayer(await getPage())
  await play(page)
  expect(await pressKeys(page, 'k')).toMatchObject({ paused: true })
  expect(await pressKeys(page, '5')).toMatchObject({ time: 30 })
  expect(await pressKeys(page, 'ArrowRight')).toMatchObject({ time: 40 })
  expect(await pressKeys(page, 'ArrowLeft', 'ArrowLeft')).toMatchObject({ time: 20 })
  expect(await pressKeys(page, 'm', 'l')).toMatchObject({ muted: true, loop: true })
  expect(await pressKeys(page, 'ArrowDown')).toMatchObject({ muted: false, volume: 0.9 })
  await pressKeys(page, 'c')
  await page.locator('#transcript[open]').waitFor()
  await pressKeys(page, 'c')
  await page.locator('#transcript:not([open])').waitFor()
  expect(await getPlayButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('leaves keys to the page and to focused controls', async () => {
  const page = await openPlayer(await getPage())
  await getPlayButton(page).focus()
  await pressKeys(page, 'Control+k', 'Shift+ArrowRight')
  await page.locator('#page-chapters a').first().focus()
  expect(await pressKeys(page, 'k', '5')).toMatchObject({ paused: true })
  await page.getByText('Player more').focus()
  await pressKeys(page, 'Space')
  await page.getByRole('button', { name: 'Loop' }).focus()
  expect(await pressKeys(page, 'Space')).toMatchObject({ loop: true, paused: true })
  await page.getByRole('slider', { name: 'Player volume' }).focus()
  expect(await pressKeys(page, 'ArrowLeft')).toMatchObject({ volume: 0.95 })
  await getSpeedMenu(page).focus()
  expect(await pressKeys(page, 'm', 'ArrowRight')).toMatchObject({ muted: false })
  expect(await getPositionSlider(page).inputValue()).toBe('0')
  await getPositionSlider(page).focus()
  expect(await pressKeys(page, 'Space')).toMatchObject({ paused: false })
})

test('plays from a chapter or a paragraph, and marks the current ones', async () => {
  const page = await openPlayer(await getPage())
  await page.locator('#page-chapters').getByRole('link', { name: 'The chapter of the end' }).click()
  await expect.poll(() => getShownTime(page)).toMatch(/^(?:0:5[4-9]|1:0[0-2])/)
  expect(await page.locator('#page-chapters [aria-current]').allInnerTexts()).toEqual(['The chapter of the end'])
  await page.locator('#transcript summary').click()
  await page.locator('#transcript').getByRole('link', { name: '0:05' }).click()
  await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['0:05'])
  expect(new URL(page.url()).hash).toBe('')
})

test('reports the loading, the end, and the failure of a recording, and retries at the chosen position', async () => {
  const page = await openPlayer(await openPage({ allowProblems: FAILED_REQUEST }))
  await page.route('**/*.mp3', (route) => route.abort())
  await getPlayButton(page).click()
  await page.getByRole('alert').getByText('Player error').waitFor()
  await getPositionSlider(page).fill('25')
  await page.unroute('**/*.mp3')
  const release = await holdRequests(page, '**/*.mp3')
  await page.getByRole('button', { name: 'Player retry' }).click()
  await page.locator('.player-status').getByText('Player loading').waitFor()
  release()
  await expect.poll(async () => (await getAudioState(page)).time).toBeGreaterThan(0)
  expect((await getAudioState(page)).time).toBeGreaterThanOrEqual(25)
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = audio.duration - 0.3
  })
  await page.locator('.player-status').getByText('Player ended').waitFor()
})

test('hydrates without moving the page or interrupting the recording', async () => {
  const page = await openPage()
  const release = await holdRequests(page, CHUNKS_GLOB)
  await page.goto(EPISODE_ADDRESS)
  const getChaptersTop = () =>
    page.locator('#page-chapters').evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY))
  const before = await getChaptersTop()
  await page.locator('audio').evaluate((audio) => {
    audio.addEventListener('pause', () => audio.setAttribute('data-paused', ''))
    return (audio as HTMLAudioElement).play()
  })
  release()
  await hydratePlayer(page)
  await getPauseButton(page).waitFor()
  expect(await page.locator('audio[data-paused]').count()).toBe(0)
  expect(Math.abs((await getChaptersTop()) - before)).toBeLessThanOrEqual(2)
})

test.each([
  ['without JavaScript', PAGE_OPTIONS.noScript],
  ["if its script doesn't load", { allowProblems: FAILED_REQUEST }],
])("shows the browser's player %s", async (_, options) => {
  const page = await openPage(options)
  await page.route(CHUNKS_GLOB, (route) => route.abort())
  await page.goto(EPISODE_ADDRESS)
  const audio = page.locator('audio[controls]')
  expect(await audio.locator('source').getAttribute('type')).toBe('audio/mpeg')
  expect(await audio.textContent()).toBe('Audio fallback')
  expect(await page.getByRole('link', { name: 'Audio download' }).count()).toBe(1)
})
