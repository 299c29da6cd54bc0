import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageOfGroup } from '../support/page.ts'
import { audioState, EPISODE, hydratePlayer, play, playButton, position, speed } from '../support/player.ts'

const tab = pageOfGroup()

async function openPlayer(): Promise<Page> {
  const page = await tab()
  await page.goto(EPISODE)
  await hydratePlayer(page)
  return page
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
  const state = await audioState(page)
  return { ...state, time: Math.floor(state.time) }
}

const isTranscriptOpen = (page: Page) =>
  page.locator('#transcript').evaluate((details: HTMLDetailsElement) => details.open)

test('keys play, seek, jump, mute, loop, and set the volume', async () => {
  const page = await openPlayer()
  await play(page)
  expect(await press(page, 'k')).toMatchObject({ paused: true })
  expect(await press(page, '5')).toMatchObject({ time: 30 })
  expect(await press(page, 'ArrowRight')).toMatchObject({ time: 40 })
  expect(await press(page, 'ArrowLeft', 'ArrowLeft')).toMatchObject({ time: 20 })
  expect(await press(page, '0')).toMatchObject({ time: 0 })
  expect(await press(page, 'm', 'l')).toMatchObject({ muted: true, loop: true })
  expect(await press(page, 'ArrowDown')).toMatchObject({ muted: false, volume: 0.9 })
  expect(await press(page, 'ArrowUp', 'ArrowUp')).toMatchObject({ volume: 1 })
  await press(page, 'f')
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('Space on a slider plays and pauses', async () => {
  const page = await openPlayer()
  await position(page).focus()
  expect(await press(page, 'Space')).toMatchObject({ paused: false })
  expect(await press(page, 'Space')).toMatchObject({ paused: true })
})

test('Space on a button presses only the button', async () => {
  const page = await openPlayer()
  const loop = page.getByRole('button', { name: 'Loop' })
  await loop.focus()
  expect(await press(page, 'Space')).toMatchObject({ loop: true, paused: true })
  // Color alone doesn't show that it's pressed.
  expect(await loop.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('""')
})

test('keys do nothing with a modifier, or if the focus is elsewhere', async () => {
  const page = await openPlayer()
  await playButton(page).focus()
  await press(page, 'Control+k', 'Shift+ArrowRight')
  await page.locator('#page-chapters a').first().focus()
  expect(await press(page, 'k', '5')).toMatchObject({ paused: true })
  expect(await position(page).inputValue()).toBe('0')
})

test('a held key toggles once and seeks repeatedly', async () => {
  const page = await openPlayer()
  await position(page).focus()
  for (const key of ['m', 'ArrowRight']) {
    await page.keyboard.down(key)
    await page.keyboard.down(key)
    await page.keyboard.up(key)
  }
  expect(await press(page)).toMatchObject({ muted: true })
  expect(await position(page).inputValue()).toBe('20')
})

test('c shows the transcript and hides it, and the focus stays in the player', async () => {
  const page = await openPlayer()
  await playButton(page).focus()
  await press(page, 'c')
  expect(await isTranscriptOpen(page)).toBe(true)
  await expect
    .poll(() => page.locator('#transcript').evaluate((transcript) => transcript.getBoundingClientRect().top))
    .toBeLessThan(400)
  await page.getByText('Player transcriptShown').waitFor({ state: 'attached' })
  await press(page, 'c')
  expect(await isTranscriptOpen(page)).toBe(false)
  await page.getByText('Player transcriptHidden').waitFor({ state: 'attached' })
  expect(await playButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('arrows on the volume slider use its own step', async () => {
  const page = await openPlayer()
  await page.getByRole('slider', { name: 'Player volume' }).focus()
  expect(await press(page, 'ArrowLeft')).toMatchObject({ volume: 0.95 })
  expect(await position(page).inputValue()).toBe('0')
})

test('up and down arrows on the position slider seek too', async () => {
  const page = await openPlayer()
  await position(page).focus()
  expect(await press(page, 'ArrowUp', 'ArrowUp', 'ArrowDown')).toMatchObject({ volume: 1 })
  expect(await position(page).inputValue()).toBe('1')
})

test('letters and arrows in the list of speeds belong to the list', async () => {
  const page = await openPlayer()
  await speed(page).focus()
  expect(await press(page, 'm', 'l', 'ArrowRight', 'ArrowDown')).toMatchObject({
    muted: false,
    loop: false,
    volume: 1,
  })
  expect(await position(page).inputValue()).toBe('0')
})
